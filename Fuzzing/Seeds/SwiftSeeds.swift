/// Sources that hold what rules' examples don't: comments that suppress, and the corners of the grammar.
enum SwiftSeeds {
  static let all = [suppressed, grammar, literals, concurrency].map { Array($0.utf8) }

  static let words = """
    class struct enum actor protocol extension typealias func init deinit subscript operator macro var let static private override
    case if else guard switch for while repeat do defer return throw throws async await try as? is in where some any each inout
    import @available @State @MainActor @IBOutlet @objc #if #elseif #else #endif #selector #available #Preview #"a"# ( ) { } [ ] < > .
    ... : , ; = == -> ?? ? ! & && || ~= + * / \\ \\( _ self super Self nil true 1 44 0x1F 1e400 3.5 "text" \""" /* */ // `name` $0 😀
    UITableView UITableViewCell UIViewController UITableViewController UIButton UIView View List Button tableView cell indexPath
    delegate dataSource dequeueReusableCell didSelectRowAt cellForRowAt deselectRow rowHeight frame width height isSelected
    higlint:disable higlint:enable higlint:disable:next higlint:disable:this higlint:disable:previous higlint:disable:file all -- <<<<<<<
    """.split { $0 == " " || $0 == "\n" }.map(String.init) + ["\n", "\n// higlint:", "/** higlint:disable:next all */"]

  private static let suppressed = """
    import UIKit

    // higlint:disable small_touch_target -- the bar enlarges it
    final class Bar: UIView {
      let button = UIButton()
      /* higlint:disable:next all */
      func lay() { button.frame = CGRect(x: 0, y: 0, width: 20, height: 20) } // higlint:disable:this all
      // higlint:disable:previous small_touch_target, small_row_height
    }
    // higlint:enable small_touch_target
    final class List: UITableViewController {
      /* higlint:disable:file row_never_deselected
       * higlint:disable:next smal_row_height */
      override func viewDidLoad() { tableView.rowHeight = 20 } // swiftlint:disable:this all // higlint:disable:this small_row_height
      /// higlint:nonsense
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }
    }
    // higlint:disable unused_suppression unknown_suppression

    """

  private static let grammar = """
    #!/usr/bin/swift
    @_exported import struct Kit.Cell
    infix operator <+>: AdditionPrecedence
    @resultBuilder public enum Builder<each Part: Sendable> where repeat each Part: Equatable {
      static func buildBlock(_ parts: repeat each Part) -> some Collection<any Sendable> { (repeat each parts) }
    }
    indirect enum Tree<Leaf: ~Copyable>: ~Copyable { case leaf(Leaf), node([Tree], at: (x: Int, y: Int)? = nil) }
    class Outer<A>: Base<[String: A?]>, P & Q {
      class Inner: Outer<Int>.Deep { typealias Deep = Inner }
      subscript<I: BinaryInteger>(_ index: I, default value: @autoclosure () throws -> A) -> A { get throws { try value() } set {} }
      lazy var closure: @Sendable (inout A, Int...) async throws(Never) -> ((A) -> A)? = { [weak self, a = b ?? c] _, x in nil }
      var observed = 1 { willSet { print(newValue) } didSet { if case .node(let x, at: (_, 2...)?) = oldValue { x } } }
    }
    func control() {
      outer: for case let (index, value?) in a.b?[c]!.d() where index % 2 == 0 { continue outer }
      switch (a, b) { case (1..., is String), (_, let x as Int) where x > 1: fallthrough; @unknown default: break outer }
      guard #available(iOS 16, *), let a, case let .some(b) = b else { return }
      let value = if a { 1 } else if b { 2 } else { switch c { default: 3 } }
      repeat { defer { a() } } while try await a ? b : c ? d : e
      do throws(Failure) { try f() } catch .first, .second where a {} catch {}
      \\Outer<Int>.closure?[0].x; _ = a as! [Int?]; (a, b) = (b, a); a.0.1; -a * ~b <<= c & !d
      f(a: 1) { b } c: { $0 } d: { x, y -> Int in x }
    }
    #if os(iOS) && !targetEnvironment(macCatalyst) || canImport(UIKit, _version: 5)
    @MainActor macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
    #elseif swift(>=6.0)
    #warning("a")
    #else
    #endif

    """

  private static let literals = #####"""
    let plain = "a\n\u{1F600}\(b.c("d\(e ? "f" : "g")"))" + ""
    let raw = #"a\n"\#(b)"# + ###"""#"## \##(c)"###
    let lines = """
      a \
      "" \("""
        b
        """)
      """
    let expression = /a[^b\/]*(?<name>c)/; let other = #/ d/e /#; let third = ##/
      f # comment
    /##
    let numbers = [0b1_0, 0o17, 0xFF.8p-2, 1_000e+10, 9999999999999999999999999999, -0.0, 1.e]
    /* a /* b */ c */ let größe = `class` /// d
    let 👨‍👩‍👧 = "é" + "é"; let table = ["a": [1: (2, 3)], "b": [:]]

    """#####

  private static let concurrency = """
    import SwiftUI

    struct Screen: View {
      @State private var isOn = false
      @Environment(\\.dismiss) var dismiss
      var body: some View {
        NavigationStack {
          List(items, id: \\.self, selection: $selection) { item in
            Button { Task { @MainActor in await load(item) } } label: { Image(systemName: "x").frame(width: 20, height: 20) }
          }
          .listRowBackground(isOn ? Color.red : nil)
          .task(id: isOn) { for await x in stream.map({ $0 + 1 }) { async let y = x; _ = await (y, x) } }
        }
      }
    }
    nonisolated(unsafe) distributed actor A { isolated deinit {} }
    #Preview { Screen() }

    """
}
