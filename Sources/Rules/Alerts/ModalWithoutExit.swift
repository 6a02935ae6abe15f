import HIGLintEngine

/// Screens that cover the whole display, and that nothing leads out of.
public struct ModalWithoutExit: TypeRule {
  public static let description = RuleDescription(
    id: "modal_without_exit",
    chapter: .alerts,
    summary: "A full-screen modal has no Cancel, Done or Close.",
    rationale: """
      A modal screen asks for one task, and takes the rest of the app away meanwhile. It needs a button that completes \
      the task, and one that gives it up, or people who came there by mistake have to quit the app. A sheet of today's \
      system can be swiped down; a screen that covers the whole display can't.
      """,
    guidelines: [.current("Modality"), .iPhone2008("Using Modal Views")],
    components: [.sheets],
    severity: .note,
    // A screen may be taken away by code that nothing in it names.
    activation: .optIn,
    triggers: ["fullScreen", "overFullScreen", "fullScreenCover"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for modal in type.modalsWithoutExit { context.report(Self.message, at: modal.range, in: modal.file) }
  }

  private static let message = "people can't leave a full-screen modal that has no way out; offer Cancel or Done in it"
}

// MARK: - Picture

extension ModalWithoutExit {
  private static let picture = RulePicture(
    bad: Sketch("The only way out is to end the app.", [
      .navigationBar(title: "New Event"),
      .row("Title"),
      .row("Starts"),
    ]),
    good: Sketch("Cancel and Done lead out.", [
      .navigationBar(title: "New Event", leading: "Cancel", trailing: "Done"),
      .row("Title"),
      .row("Starts"),
    ])
  )
}

// MARK: - Examples

extension ModalWithoutExit {
  private static let bad: [Example] = [
    Example("a controller of another file, which shows a picture and no button", files: [
      Example.File("Route.swift", """
        final class RouteController: UIViewController {
          @objc func showMap() {
            let map = FloorPlanController(floor: 2)
            ↓map.modalPresentationStyle = .fullScreen
            present(map, animated: true)
          }
        }
        """),
      Example.File("FloorPlan.swift", """
        final class FloorPlanController: UIViewController {
          private let floor: Int
          private let plan = UIImageView()

          init(floor: Int) {
            self.floor = floor
            super.init(nibName: nil, bundle: nil)
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            plan.image = UIImage(named: "floor\\(floor)")
            view.addSubview(plan)
          }
        }
        """),
    ]),
    Example("a controller that covers the display by itself", """
      final class LabController: UIViewController {
        @IBAction func showTable() { present(ElementsController(), animated: true) }
        @IBAction func leave() { dismiss(animated: true) }
      }

      final class ElementsController: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓modalPresentationStyle = .fullScreen
        }
      }
      """),
    Example("SwiftUI: covers without a button, and a view within one", """
      struct Trail: View {
        @State private var showsPanorama = false
        @State private var showsFlora = false

        var body: some View {
          List {
            Button("Panorama") { showsPanorama = true }
            Button("Flora") { showsFlora.toggle() }
          }
          .↓fullScreenCover(isPresented: $showsPanorama) { Panorama(name: "summit") }
          .↓fullScreenCover(isPresented: $showsFlora, onDismiss: reload) {
            NavigationStack { Flora().navigationTitle("Flora") }
          }
        }

        func reload() {}
      }

      struct Panorama: View {
        let name: String
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View { Image(name).resizable().ignoresSafeArea() }
      }

      struct Flora: View {
        @State private var isOpen = false
        var body: some View { ScrollView { Petals(); Button("Open") { isOpen = true } } }
      }

      struct Petals: View {
        var body: some View { Text("Petals") }
      }
      """),
    Example("SwiftUI in a controller", """
      final class PlantController: UIViewController {
        func showCare() {
          let care = UIHostingController(rootView: CareGuide())
          ↓care.modalPresentationStyle = .fullScreen
          present(care, animated: true)
        }
      }

      struct CareGuide: View {
        var body: some View { Text("Water once a week.") }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a button in the bar", """
      final class DeskController: UIViewController {
        func compose() {
          let letter = LetterController()
          letter.modalPresentationStyle = .fullScreen
          present(letter, animated: true)
        }
      }

      final class LetterController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: #selector(stop))
        }

        @objc func stop() {}
      }
      """),
    Example("one who is told: a delegate, a closure, an object that is handed in", """
      final class AlbumController: UIViewController {
        func crop(_ photo: UIImage) {
          let crop = CropController()
          crop.delegate = self
          crop.modalPresentationStyle = .fullScreen
          present(crop, animated: true)
          let filter = FilterController(flow: flow)
          filter.modalPresentationStyle = .overFullScreen
          present(filter, animated: true)
          let frame = FrameController { [weak self] in self?.use($0) }
          frame.modalPresentationStyle = .fullScreen
          present(frame, animated: true)
        }
      }

      final class CropController: UIViewController { weak var delegate: CropDelegate? }
      final class FilterController: UIViewController { let flow: AlbumFlow }
      final class FrameController: UIViewController { var choose: ((UIImage) -> Void)? }
      final class AlbumFlow {}
      protocol CropDelegate: AnyObject {}
      """),
    Example("a screen that isn't known, in full or at all", """
      final class HomeController: UIViewController {
        func show(_ next: UIViewController) {
          next.modalPresentationStyle = .fullScreen
          present(next, animated: true)
          let camera = UIImagePickerController()
          camera.modalPresentationStyle = .fullScreen
          present(camera, animated: true)
          let chat = ChatController()
          chat.modalPresentationStyle = .fullScreen
          present(chat, animated: true)
          let guide = storyboard?.instantiateViewController(withIdentifier: "Guide") as! GuideController
          guide.modalPresentationStyle = .fullScreen
          present(guide, animated: true)
        }
      }

      final class ChatController: VendorChatController {}
      final class GuideController: UIViewController {}
      """),
    Example("a sheet, which can be swiped down, and a screen that is meant to hold", """
      final class DoorController: UIViewController {
        func open() {
          let note = NoteController()
          note.modalPresentationStyle = .pageSheet
          present(note, animated: true)
          let lock = LockController()
          lock.modalPresentationStyle = .fullScreen
          present(lock, animated: true)
        }
      }

      final class NoteController: UIViewController {}
      final class LockController: UIViewController {}
      """),
    Example("SwiftUI: the environment's dismissal in an inner view, a binding, and a closure", """
      struct Studio: View {
        @State private var showsMixer = false
        @State private var showsTuner = false
        @State private var showsScore = false

        var body: some View {
          Keys()
            .fullScreenCover(isPresented: $showsMixer) { Mixer() }
            .fullScreenCover(isPresented: $showsTuner) { Tuner(isShown: $showsTuner) }
            .fullScreenCover(isPresented: $showsScore) { Score { showsScore = false } }
        }
      }

      struct Mixer: View { var body: some View { VStack { MixerBar() } } }
      struct MixerBar: View {
        @Environment(\\.dismiss) private var leave
        @Environment(\\.presentationMode) private var mode
        var body: some View { Button("Stage") { leave(); mode.wrappedValue.dismiss() } }
      }
      struct Tuner: View {
        @Binding var isShown: Bool
        var body: some View { Button("Stage") { isShown = false } }
      }
      struct Score: View {
        let stage: () -> Void
        var body: some View { Button("Stage", action: stage) }
      }
      """),
    Example("SwiftUI: a cover that goes by itself, and one with its button beside the view", """
      struct Rocket: View {
        @State private var isStarting = false
        @State private var showsOrbit = false

        var body: some View {
          Pad()
            .fullScreenCover(isPresented: $isStarting) { Countdown() }
            .fullScreenCover(isPresented: $showsOrbit) {
              NavigationStack { Orbit().toolbar { Button("Earth") { showsOrbit = false } } }
            }
            .task { await count(); isStarting = false }
        }
      }

      struct Countdown: View { var body: some View { Text("10") } }
      struct Orbit: View { var body: some View { Text("Orbit") } }
      """),
  ]
}
