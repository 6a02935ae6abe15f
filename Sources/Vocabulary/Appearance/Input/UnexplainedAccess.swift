/// A call that has the system ask people for access, in an app that nowhere says what for.
public struct UnexplainedAccess {
  /// What access is asked for, as a message calls it.
  public let subject: String
  /// The key of the property list that is to hold the reason.
  public let key: String
  /// The call that asks.
  public let range: ByteRange
}

extension Project {
  /// The calls in a file's code for which no property list, table of strings or build setting of the project gives a reason.
  ///
  /// None where no property list of an app is known, or one may come from elsewhere.
  public func unexplainedAccess(in file: Int) -> [UnexplainedAccess] {
    guard isForTouch(file), hasPropertyListOfApp else { return [] }
    return code(in: file, mentioning: Set(AccessRequest.calls)).flatMap { code -> [UnexplainedAccess] in
      var found: [UnexplainedAccess] = []
      let scope = code.scope
      code.body.forEachExpression { expression, _ in
        guard let request = expression.accessRequest(scope), !request.keys.contains(where: mayExplain) else { return }
        found.append(UnexplainedAccess(subject: request.subject, key: request.keys[0], range: expression.range))
      }
      return found
    }
  }

  private var hasPropertyListOfApp: Bool {
    // Tuist writes property lists itself, and so do other tools from descriptions that aren't read.
    shared.foreignWords.contain("CFBundleIdentifier") && shared.foreignWords.contain("CFBundlePackageType")
      && !files.contains { $0.outline.imports.contains("ProjectDescription") }
      && (index.build.foldersOfOthers.isEmpty || !index.build.projects.isEmpty)
  }

  /// Whether anything in the project speaks of a key.
  private func mayExplain(_ key: String) -> Bool {
    shared.foreignWords.contain(key) || !translations(ofPropertyListKey: key).isEmpty
      || targets.contains { $0.propertyListKeys.contains(key) }
      || files(mentioning: [key]).contains { places(of: Word(key), in: $0)?.isEmpty != true }
  }
}

/// A request of the system's for access, and the keys any of which may hold the reason.
private struct AccessRequest {
  let subject: String
  let keys: [String]

  init(_ subject: String, _ keys: String...) {
    self.subject = subject
    self.keys = keys.map { "NS\($0)UsageDescription" }
  }

  static let calls = [
    "evaluatePolicy", "requestAccess", "requestAlwaysAuthorization", "requestAuthorization", "requestFullAccessToEvents",
    "requestFullAccessToReminders", "requestRecordPermission", "requestTrackingAuthorization", "requestWhenInUseAuthorization",
    "UIImageWriteToSavedPhotosAlbum",
  ]

  static let calendar = AccessRequest("the calendar", "Calendars", "CalendarsFullAccess", "CalendarsWriteOnlyAccess")
  static let camera = AccessRequest("the camera", "Camera")
  static let contacts = AccessRequest("the contacts", "Contacts")
  static let face = AccessRequest("Face ID", "FaceID")
  static let location = AccessRequest("the location", "LocationWhenInUse", "LocationAlwaysAndWhenInUse", "LocationAlways")
  static let media = AccessRequest("the media library", "AppleMusic")
  static let microphone = AccessRequest("the microphone", "Microphone")
  static let photos = AccessRequest("the photos", "PhotoLibrary", "PhotoLibraryAdd")
  static let reminders = AccessRequest("the reminders", "Reminders", "RemindersFullAccess")
  static let speech = AccessRequest("speech recognition", "SpeechRecognition")
  static let tracking = AccessRequest("tracking", "UserTracking")
}

extension Expression {
  /// What the call asks people for, if it is one of the system's.
  fileprivate func accessRequest(_ scope: CodeScope) -> AccessRequest? {
    guard let call, let name = call.name else { return nil }
    guard let receiver = call.callee.base else {
      return name == "UIImageWriteToSavedPhotosAlbum" && scope.project.freeFunctions(named: name).isEmpty ? .photos : nil
    }
    let isDeclared = receiver.lastName.flatMap { scope.project.type(named: $0) }?.isDeclared ?? false
    guard !isDeclared, scope.object(receiver) == nil else { return nil }
    switch name {
    case "requestWhenInUseAuthorization", "requestAlwaysAuthorization": return call.arguments.isEmpty ? .location : nil
    case "requestTrackingAuthorization": return receiver.lastName == "ATTrackingManager" ? .tracking : nil
    case "requestRecordPermission": return .microphone
    case "requestFullAccessToEvents": return .calendar
    case "requestFullAccessToReminders": return .reminders
    case "requestAccess": return call.requestedAccess
    case "requestAuthorization": return call.requestedAuthorization
    case "evaluatePolicy": return call.arguments.first?.value.lastName == "deviceOwnerAuthenticationWithBiometrics" ? .face : nil
    default: return nil
    }
  }
}

extension Call {
  fileprivate var requestedAccess: AccessRequest? {
    switch (argument("for") ?? argument("to"))?.lastName {
    case "video": callee.base?.lastName == "AVCaptureDevice" ? .camera : nil
    case "audio": callee.base?.lastName == "AVCaptureDevice" ? .microphone : nil
    case "contacts": .contacts
    case "event": .calendar
    case "reminder": .reminders
    default: nil
    }
  }

  fileprivate var requestedAuthorization: AccessRequest? {
    switch callee.base?.lastName {
    case "PHPhotoLibrary": .photos
    case "SFSpeechRecognizer": .speech
    case "MPMediaLibrary": .media
    default: nil
    }
  }
}
