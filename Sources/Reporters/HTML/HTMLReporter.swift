import HIGLintEngine

/// A page to read in a browser, in one file: findings by chapter and rule, each with its code and what the rule
/// teaches.
///
/// It asks the network for nothing.
public struct HTMLReporter: Reporter {
  public static let id = "html"
  public static let summary = "a page for browsers: findings with code, pictures, and what each rule teaches"

  public init() {}

  public func render(_ report: Report) -> String {
    let page = HTMLPage(report)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>HIGLint: \(HTMLText.escaped(page.title))</title>
      <style>
      \(HTMLStyle.text)
      \(SketchPicture.pageStyle)
      </style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      \(page.body)
      <script>
      \(HTMLScript.text)
      </script>
      </body>
      </html>

      """
  }
}
