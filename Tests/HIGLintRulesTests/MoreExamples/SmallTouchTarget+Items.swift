import HIGLintEngine

/// Examples of collections' items.
extension MoreExamples {
  private static func screen(_ setting: String, action: String = "open(topics[indexPath.item])") -> String {
    """
    final class TopicsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      private let layout = UICollectionViewFlowLayout()

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "topic", for: indexPath)
      }

      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        \(action)
      }

      \(setting)
    }
    """
  }

  private static func sized(_ body: String) -> String {
    """
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      \(body)
    }
    """
  }

  /// A layout of one kind of items, in a group that is so high.
  private static func layout(_ group: String, item: String = ".fractionalHeight(1)", among: String = "subitems: [item]") -> String {
    """
    private func makeSection() -> NSCollectionLayoutSection {
      let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: \(item))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: \(group))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, \(among))
      return NSCollectionLayoutSection(group: group)
    }
    """
  }

  /// Items of which a stream tells that one is chosen.
  private static func stream(_ answer: String, mark: String = "") -> String {
    """
    final class TabsController: UIViewController, UICollectionViewDelegateFlowLayout {
      private let tabs = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

      override func viewDidLoad() { tabs.rx.itemSelected.\(answer).disposed(by: bag) }

      \(sized("\(mark)CGSize(width: view.bounds.width / 3, height: 38)"))
    }
    """
  }

  static let itemBad: [Example] = [
    Example("items of which a stream tells that one is chosen", stream("bind(to: model.tab)", mark: "↓")),
    Example("items as high as their group", screen(layout(".absolute(↓32)"))),
    Example("items that are repeated, lower than their group", screen(layout(".absolute(80)", item: ".absolute(↓30)", among: "repeatingSubitem: item, count: 4"))),
    Example("items as wide as what they say, and all as low", screen(sized("↓CGSize(width: label.frame.width + 16, height: 34)"))),
    Example("items that a flag tells apart, all of them low", screen(sized("""
      if isCompact { return ↓CGSize(width: 90, height: 28) }
      return CGSize(width: 120, height: 32)
      """))),
    Example("what a layout is told", screen("override func viewDidLoad() { layout.itemSize = ↓CGSize(width: 30, height: 30) }")),
  ]

  static let itemGood: [Example] = [
    Example("items in a group that is high enough, or as high as it likes", screen(layout(".absolute(44)") + """

      private func makeList() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      }
      """)),
    Example("items that grow with what they show, in a layout of several kinds", screen(layout(".absolute(30)") + """

      private func makeList() -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        return NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      }
      """)),
    Example("items as large as a fingertip", screen(sized("CGSize(width: 120, height: 44)"))),
    Example("one kind of items that are large", screen(sized("""
      if indexPath.section == 0 { return CGSize(width: 40, height: 20) }
      return CGSize(width: 120, height: 80)
      """))),
    Example("items whose size isn't known", screen(sized("CGSize(width: collectionView.bounds.width / 7, height: rowHeight)"))),
    Example("items that nothing is done for", screen(sized("CGSize(width: 20, height: 20)"), action: """
      collectionView.deselectItem(at: indexPath, animated: true)
      """)),
    Example("items that a stream only takes the highlight from", stream("""
      subscribe(onNext: { self.tabs.deselectItem(at: $0, animated: true) })
      """)),
    Example("items that can't be chosen", screen(sized("CGSize(width: 20, height: 20)") + """

      override func viewDidLoad() { collectionView.allowsSelection = false }
      """)),
    Example("items of which none may be chosen", screen(sized("CGSize(width: 20, height: 20)") + """

      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
      """)),
    Example("items that grow with what they show", screen("""
      override func viewDidLoad() {
        layout.itemSize = CGSize(width: 30, height: 30)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
      """)),
    Example("the items of a menu that a view of the project's own makes of what it is given", """
      struct BarMenu<Content: View>: View {
        @ViewBuilder var content: () -> Content

        var body: some View { Menu(content: content) { Image(systemName: "ellipsis").frame(width: 44, height: 44) } }
      }

      struct Header: View {
        var body: some View {
          HStack { BarMenu { Button(action: rename) { Image(systemName: "pencil") } } }
        }
      }
      """),
    Example("the items of such a menu that are made for what the view knows", """
      struct Face<Items: View>: View {
        private let items: ((Bool) -> Items)?
        init(@ViewBuilder items: @escaping (Bool) -> Items) { self.items = items }

        var body: some View {
          Menu { items?(hasPicture) } label: { Image("face").frame(width: 80, height: 80) }.disabled(items == nil)
        }
      }

      struct Profile: View {
        var body: some View {
          VStack { Face { hasPicture in if hasPicture { Button("Show") { show() } } } }
        }
      }
      """),
  ]
}
