import HIGLintEngine

/// Tables that draw themselves.
public struct TableDrawnByHand: TypeRule {
  public static let description = RuleDescription(
    id: "table_drawn_by_hand",
    chapter: .cells,
    summary: "A table's class overrides drawing or its layer's class.",
    rationale: """
      A table draws nothing but its background; all that is seen of it are its cells, headers and footers. Drawing in a \
      subclass is hidden behind them, scrolls away with them, or has to be repeated while they scroll. A background view, \
      or a view behind a clear table, stays where it is and costs nothing while people scroll.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing"), .easyCustomTable("How to succeed at UITableView customizing")],
    components: [.lists],
    triggers: ["draw", "drawRect", "layerClass"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard type.isKind(of: "UITableView") else { return }
    for method in type.drawingOverrides {
      context.report(Self.message, at: method.facts.nameRange, in: method.file)
    }
    for layer in type.properties where layer.facts.name == "layerClass" && layer.facts.modifiers.contains("override") {
      context.report(Self.message, at: layer.facts.nameRange, in: layer.file)
    }
  }

  private static let message = "a table draws nothing but its background; set its 'backgroundView', or draw in its cells' views"
}

// MARK: - Examples

extension TableDrawnByHand {
  private static let bad: [Example] = [
    Example("a gradient painted behind the rows", """
      final class SunsetTable: UITableView {
        override func ↓draw(_ rect: CGRect) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
        }
      }
      """),
    Example("a gradient as the table's layer", """
      final class GradientTable: UITableView {
        override class var ↓layerClass: AnyClass { CAGradientLayer.self }
      }
      """),
    Example("through a base class, in an extension of another file", files: [
      Example.File("RuledTable.swift", "class RuledTable: BaseTable {}"),
      Example.File("RuledTable+Lines.swift", """
        extension RuledTable {
          override func ↓draw(_ rect: CGRect) {
            super.draw(rect)
            for line in lines { UIRectFill(line) }
          }
        }
        """),
      Example.File("BaseTable.swift", "class BaseTable: UITableView { var lines: [CGRect] = [] }"),
    ]),
    Example("the method's name of old, and a table inside another type", """
      final class LedgerController: UIViewController {
        final class LedgerTable: UITableView {
          override func ↓drawRect(rect: CGRect) { UIRectFill(rect) }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("behaviour and layout", """
      final class FittingTable: UITableView {
        override var intrinsicContentSize: CGSize { contentSize }

        override func layoutSubviews() {
          super.layoutSubviews()
          invalidateIntrinsicContentSize()
        }

        override func touchesShouldCancel(in view: UIView) -> Bool { true }
      }
      """),
    Example("a view behind the rows", """
      final class SkyTable: UITableView {
        func setUp() { backgroundView = SkyView() }
      }

      final class SkyView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override func draw(_ rect: CGRect) { UIRectFill(rect) }
      }
      """),
    Example("what a template leaves", """
      final class PlainTable: UITableView {
        /*
        // Only override draw() if you perform custom drawing.
        override func draw(_ rect: CGRect) {}
        */
        override func draw(_ rect: CGRect) { super.draw(rect) }
      }
      """),
    Example("a controller of a table", """
      final class MenuController: UITableViewController {
        func draw(_ rect: CGRect) { UIRectFill(rect) }
      }
      """),
    Example("a collection", """
      final class MosaicView: UICollectionView {
        override func draw(_ rect: CGRect) { UIRectFill(rect) }
      }
      """),
    Example("another system's table", """
      import AppKit

      final class StripedTable: NSTableView {
        override func draw(_ rect: CGRect) { rect.fill() }
      }
      """),
  ]
}
