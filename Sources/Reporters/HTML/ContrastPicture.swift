import HIGLintEngine

/// The colours of a text and of its background: each by itself, the one on the other, and how much they differ.
struct ContrastPicture {
  private let contrast: Finding.Contrast

  init(_ contrast: Finding.Contrast) {
    self.contrast = contrast
  }

  var text: String {
    let (text, ground) = (HTMLText.escaped(contrast.text), HTMLText.escaped(contrast.background))
    let ratio = "\((contrast.ratio * 100).rounded() / 100):1"
    return """
      <svg class="contrast" role="img" viewBox="0 0 232 62" width="348" \
      aria-label="Text of \(text) on \(ground), with a contrast of \(ratio)">
      <rect class="swatch" x="1" y="1" width="64" height="40" rx="6" fill="\(text)"/>
      <rect class="swatch" x="73" y="1" width="64" height="40" rx="6" fill="\(ground)"/>
      <rect class="swatch" x="145" y="1" width="86" height="40" rx="6" fill="\(ground)"/>
      <text class="sample" x="188" y="27" text-anchor="middle" fill="\(text)">Sample</text>
      <text x="1" y="56">\(text)</text><text x="73" y="56">\(ground)</text><text x="145" y="56">\(ratio)</text>
      </svg>

      """
  }
}
