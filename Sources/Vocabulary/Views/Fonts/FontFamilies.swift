/// How high the lines of fonts are that apps bring or ask for most often, by what their files say of ascent and descent.
enum FontFamilies {
  /// How many times a font's size a line is high; nil for a family that isn't known.
  ///
  /// - Parameter font: the name that code asks for: `Montserrat-Bold`, `Open Sans`.
  static func lineHeight(of font: String) -> Double? {
    let family = font.split(separator: "-").first ?? ""
    return lineHeights[family.lowercased().filter { $0.isLetter }]
  }

  private static let lineHeights: [String: Double] = [
    "applesdgothicneo": 1.2, "arial": 1.15, "arimo": 1.15, "avenir": 1.366, "avenirnext": 1.366, "barlow": 1.2,
    "bevietnampro": 1.265, "cabin": 1.215, "cairo": 1.874, "cormorant": 1.211, "cormorantgaramond": 1.211, "couriernew": 1.133,
    "dmmono": 1.302, "dmsans": 1.302, "droidsans": 1.164, "exo": 1.2, "figtree": 1.2, "fredoka": 1.21, "futura": 1.298,
    "futurabt": 1.214, "geologica": 1.25, "georgia": 1.14, "gillsans": 1.193, "helvetica": 1.2, "helveticaneue": 1.2,
    "ibmplexmono": 1.3, "ibmplexsans": 1.3, "ibmplexserif": 1.3, "inter": 1.21, "itcavantgardestd": 1.2, "jetbrainsmono": 1.32,
    "karla": 1.169, "lato": 1.2, "lora": 1.28, "manrope": 1.366, "menlo": 1.164, "merriweather": 1.257, "montserrat": 1.219,
    "montserratalternates": 1.219, "muli": 1.255, "mulish": 1.255, "nanummyeongjootf": 1.1, "nanummyeongjootfbold": 1.1,
    "nanummyeongjootfextrabold": 1.1, "nanumsquareb": 1.135, "nanumsquareeb": 1.135, "nanumsquarel": 1.135,
    "nanumsquarer": 1.135, "notosans": 1.362, "notosanscjkjp": 1.448, "notosanscjkkr": 1.448, "notosanscjksc": 1.448,
    "notosanscjktc": 1.448, "notosansjp": 1.448, "notosanskr": 1.448, "notosansmono": 1.362, "notosanssc": 1.448,
    "notosanstc": 1.448, "notoserif": 1.362, "nunito": 1.364, "nunitosans": 1.364, "opensans": 1.362, "oswald": 1.482,
    "outfit": 1.26, "pingfanghk": 1.4, "pingfangsc": 1.4, "pingfangtc": 1.4, "playfairdisplay": 1.333, "plusjakartasans": 1.26,
    "pretendard": 1.193, "productsans": 1.213, "ptsans": 1.294, "quicksand": 1.25, "raleway": 1.174, "roboto": 1.172,
    "robotocondensed": 1.319, "robotomono": 1.319, "robotoslab": 1.319, "rubik": 1.185, "sfmono": 1.193, "sfpro": 1.193,
    "sfprodisplay": 1.193, "sfprorounded": 1.193, "sfprotext": 1.193, "sfuidisplay": 1.193, "sfuitext": 1.193,
    "silkscreen": 1.28, "sourcesanspro": 1.257, "spacegrotesk": 1.276, "suit": 1.248, "timesnewroman": 1.15,
    "trebuchetms": 1.161, "ubuntu": 1.149, "urbanist": 1.2, "verdana": 1.216, "worksans": 1.173,
  ]
}
