/// A question for access that the system puts to people on the app's behalf.
public struct AskedPermission {
  /// What access is asked for.
  public let subject: Subject
  /// The call that asks.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// What access is asked for, as a message calls it.
  public enum Subject: String, Sendable {
    /// To show notifications, by `UNUserNotificationCenter`.
    case notifications = "notifications"
    /// To know where the device is, by `CLLocationManager`.
    case location = "the location"
    /// To follow people over apps and websites, by `ATTrackingManager`.
    case tracking = "tracking"
    /// To record sound.
    case microphone = "the microphone"
    /// To take pictures and videos.
    case camera = "the camera"
    /// To read the library of photos.
    case photos = "the photos"
    /// To read the address book.
    case contacts = "the contacts"
    /// To read events and reminders.
    case calendar = "the calendar"
    /// To turn speech into text, by `SFSpeechRecognizer`.
    case speech = "speech recognition"
    /// To read or write health data, by `HKHealthStore`.
    case health = "health data"
  }
}

extension Project {
  /// The questions in a file's code that people are asked as soon as the app launches, on every path.
  ///
  /// Apps whose first screen may be a map, or what the camera sees, need the answer; those are left out.
  public func permissionsAskedAtLaunch(in file: Int) -> [AskedPermission] {
    var found: [AskedPermission] = []
    LaunchCode(of: self).forEachExpression { expression, code in
      guard code.file == file, let subject = expression.askedSubject(code.scope), !isNeeded(subject),
        !found.contains(where: { $0.range == expression.range })
      else { return }
      found.append(AskedPermission(subject: subject, range: expression.range, file: file))
    }
    return found
  }

  /// Whether the first screen may be one that is nothing without access.
  private func isNeeded(_ subject: AskedPermission.Subject) -> Bool {
    switch subject {
    case .location: speaks(of: ["MapKit", "GoogleMaps", "MapboxMaps", "Mapbox", "MapLibre", "WeatherKit"])
    case .camera, .microphone: speaks(of: ["AVCaptureSession", "ARSession", "AVAudioEngine"])
    default: false
    }
  }
}

extension Expression {
  /// What the call asks people for, if it is one of the system's.
  fileprivate func askedSubject(_ scope: CodeScope) -> AskedPermission.Subject? {
    guard let call, let name = call.name, let receiver = call.callee.base, scope.object(receiver) == nil else { return nil }
    switch name {
    case "requestWhenInUseAuthorization", "requestAlwaysAuthorization": return .location
    case "requestTrackingAuthorization": return .tracking
    case "requestRecordPermission": return .microphone
    case "requestFullAccessToEvents", "requestFullAccessToReminders": return .calendar
    case "requestAccess": return call.accessSubject
    case "requestAuthorization": return call.authorizationSubject
    default: return nil
    }
  }
}

extension Call {
  fileprivate var accessSubject: AskedPermission.Subject? {
    switch (argument("for") ?? argument("to"))?.lastName {
    case "video": .camera
    case "audio": .microphone
    case "contacts": .contacts
    case "event", "reminder": .calendar
    default: nil
    }
  }

  fileprivate var authorizationSubject: AskedPermission.Subject? {
    if let options = argument("options") {
      // Quiet notifications are delivered without a question.
      return options.containsExpression { $0.lastName == "provisional" } ? nil : .notifications
    }
    if argument("toShare") != nil { return .health }
    switch callee.base?.lastName {
    case "PHPhotoLibrary": return .photos
    case "SFSpeechRecognizer": return .speech
    default: return nil
    }
  }
}
