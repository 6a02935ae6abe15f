import HIGLintEngine

/// Cells that draw themselves.
public struct CellDrawnByHand: TypeRule {
  public static let description = RuleDescription(
    id: "cell_drawn_by_hand",
    chapter: .cells,
    summary: "A cell's class overrides drawing.",
    rationale: """
      A cell is more of a controller than of a picture: it lays out five views, and the system draws its background, \
      selection, separator and editing controls around them. What a cell paints itself lies below all of these, so that \
      it vanishes behind a background, and is painted again for each row and each change of size while a finger waits. \
      A view inside the content view, or the background view, shows the same and is left alone while the table scrolls.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing")],
    components: [.rows],
    activation: .optIn,
    triggers: ["draw", "drawRect"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard ["UITableViewCell", "UICollectionViewCell"].contains(where: type.isKind) else { return }
    for method in type.drawingOverrides {
      context.report(method.onlySetsLayers ? Self.layersMessage : Self.message, at: method.facts.nameRange, in: method.file)
    }
  }

  private static let message =
    "a cell that draws itself is painted anew for every row; draw in a view inside its 'contentView', or set its 'backgroundView'"

  private static let layersMessage =
    "an override of drawing gives every row a picture of its own; set how its layers look where the cell is made, or in 'layoutSubviews()'"
}

// MARK: - Examples

extension CellDrawnByHand {
  private static let bad: [Example] = [
    Example("a separator of its own", """
      final class StationCell: UITableViewCell {
        override func ↓draw(_ rect: CGRect) {
          super.draw(rect)
          UIColor.lightGray.setFill()
          UIRectFill(CGRect(x: 16, y: rect.maxY - 1, width: rect.width, height: 1))
        }
      }
      """),
    Example("a collection's cell, in an extension of another file", files: [
      Example.File("SwatchCell+Drawing.swift", """
        extension SwatchCell {
          override func ↓draw(_ rect: CGRect) {
            let path = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
            color.setFill()
            path.fill()
          }
        }
        """),
      Example.File("SwatchCell.swift", "class SwatchCell: UICollectionViewCell { var color = UIColor.red }"),
    ]),
    Example("through a base class of the app's own", """
      class BaseCell: UITableViewCell {}

      final class GraphCell: BaseCell {
        override public func ↓draw(_ rect: CGRect) {
          UIGraphicsGetCurrentContext()?.strokeEllipse(in: rect)
        }
      }
      """),
    Example("a layer's look that waits for the drawing, and the method's name of old", """
      final class CardCell: UICollectionViewCell {
        override func ↓draw(_ rect: CGRect) {
          super.draw(rect)
          layer.cornerRadius = 12
        }
      }

      final class PageCell: UICollectionViewCell {
        override func ↓draw(_ rect: CGRect) {
          clipsToBounds = false
          layer.masksToBounds = false
        }
      }

      final class NoteCell: UITableViewCell {
        override func ↓drawRect(rect: CGRect) { UIRectFill(rect) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("layout, reuse and a custom content view", """
      final class WeatherCell: UITableViewCell {
        private let curve = CurveView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(curve)
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          curve.frame = contentView.bounds
        }

        override func prepareForReuse() {
          super.prepareForReuse()
          curve.points = []
        }
      }

      final class CurveView: UIView {
        var points: [CGPoint] = []

        override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
      }
      """),
    Example("a view inside a cell's class", """
      final class RatingCell: UICollectionViewCell {
        final class StarView: UIView {
          override func draw(_ rect: CGRect) { UIRectFill(rect) }
        }
      }
      """),
    Example("what a template leaves", """
      final class EmptyCell: UITableViewCell {
        override func draw(_ rect: CGRect) {
          super.draw(rect)
        }
      }

      final class AccountCell: UITableViewCell {
        override func draw(_ rect: CGRect) {
          super.draw(rect)
          let user = Session.shared.user
          // nameLabel.text = user.name
        }
      }
      """),
    Example("a method of that name that is the app's own", """
      final class SketchCell: UICollectionViewCell {
        func draw(_ stroke: Stroke) { canvas.add(stroke) }
        func draw(in rect: CGRect) {}
      }
      """),
    Example("a model whose name ends in Cell", """
      final class GridCell: NSObject {
        func draw(_ rect: CGRect) { UIRectFill(rect) }
      }
      """),
    Example("another system's cell", """
      import AppKit

      final class BadgeCell: NSTextFieldCell {
        override func draw(_ rect: CGRect) { rect.fill() }
      }
      """),
  ]
}
