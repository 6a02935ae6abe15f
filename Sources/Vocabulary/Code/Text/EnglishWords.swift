/// The words by which rules read English text. Configurations may replace the lists that are public.
public enum EnglishWords {
  /// Articles, coordinating conjunctions, and prepositions of four letters or fewer that are nothing else.
  private static let minor: Set<String> = [
    "a", "an", "the", "and", "or", "at", "by", "for", "from", "into", "of", "onto", "per", "to", "upon", "via", "with",
  ]

  /// Words of four letters or fewer that are prepositions in one place and belong to a verb, or are another kind of
  /// word, in the next.
  static let ambiguous: Set<String> = [
    "as", "but", "down", "in", "like", "near", "off", "on", "out", "over", "past", "plus", "save", "than", "till", "up",
  ]

  /// Verbs, and the words that belong to them: a preposition after one of these is part of a verb phrase.
  static let phrasalVerbs: [String: Set<String>] = [
    "add": ["on", "up"], "back": ["up", "off", "out"], "break": ["down", "up", "in"], "bring": ["up", "over"],
    "build": ["up"], "call": ["off", "up", "out"], "carry": ["on", "out", "over"], "check": ["in", "out", "up", "off"],
    "clean": ["up", "out"], "clear": ["up", "out"], "close": ["down", "out", "off"], "cut": ["off", "out", "down"],
    "drop": ["off", "out", "in"], "fill": ["in", "out", "up"], "find": ["out"], "free": ["up"], "get": ["in", "out", "up", "off"],
    "give": ["up", "in", "out"], "go": ["on", "off", "up", "over"], "hang": ["up", "on"], "hold": ["on", "off", "up"],
    "hook": ["up"], "keep": ["on", "up", "out"], "leave": ["out", "off"], "lock": ["in", "out", "up"],
    "log": ["in", "on", "off", "out"], "logging": ["in", "out"], "look": ["up", "out", "over"], "make": ["up", "out"],
    "move": ["on", "over", "up", "down", "out", "in"], "open": ["up"], "opt": ["in", "out"], "pick": ["up", "out"],
    "pop": ["up"], "power": ["up", "down", "off", "on"], "pull": ["out", "over", "up", "down"], "put": ["off", "on", "out", "in"],
    "read": ["out", "over", "up"], "ring": ["up"], "roll": ["over", "out"], "run": ["out", "over"], "save": ["up"],
    "scale": ["up", "down"], "scan": ["in"], "scroll": ["up", "down"], "send": ["out", "off"],
    "set": ["up", "off", "out"], "setting": ["up"], "shut": ["down", "off"], "sign": ["in", "up", "out", "off", "on"],
    "signing": ["in", "up", "out"], "slow": ["down"], "speed": ["up"], "stand": ["by", "out"], "start": ["over", "up", "out"],
    "switch": ["off", "on", "over"], "take": ["over", "off", "on", "out"], "tap": ["in"], "time": ["out"], "timed": ["out"],
    "top": ["up"], "try": ["on", "out"], "turn": ["on", "off", "up", "down", "over"], "type": ["in"], "use": ["up"],
    "wake": ["up"], "warm": ["up"], "work": ["out"], "wrap": ["up"], "write": ["down", "off", "up"], "zoom": ["in", "out"],
  ]

  /// Verbs that say that something is lost.
  public static let destructiveVerbs: Set<String> = [
    "delete", "remove", "erase", "discard", "reset", "destroy", "wipe", "trash", "purge",
  ]

  /// Whether a function is named after a deletion, and not after a question about one.
  package static func namesDeletion(_ function: String) -> Bool {
    let words = NameWords.of(function)
    return words.first.map(["delete", "erase", "wipe"].contains) ?? false && asking.isDisjoint(with: words)
  }

  /// Words of functions that ask before they delete, or are told of a tap.
  private static let asking: Set<String> = [
    "alert", "ask", "clicked", "confirm", "confirmation", "dialog", "popup", "pressed", "prompt", "sheet", "tapped", "touched",
  ]

  /// Words of buttons that agree to what was asked, and don't say what that is.
  package static let consents: Set<String> = ["continue", "overwrite", "replace", "proceed", "confirm"]

  /// Of verbs, those that say that something is gone for good.
  package static func lost(_ verbs: [String]) -> Set<String> { Set(verbs.map { $0.lowercased() }).subtracting(weakVerbs) }

  /// What buttons say that agree to whatever is asked.
  package static let agreeing: Set<String> = ["yes", "ok", "okay", "sure"]

  /// What makes a question one of whether to keep something, or of what is done in its place.
  package static let otherwise: Set<String> = ["keep", "not", "don't", "don’t", "instead", "or", "before", "without"]

  /// Of the verbs that say that something is lost, those that are also said of what is only set back.
  package static let weakVerbs: Set<String> = ["reset", "clear"]

  /// What is only taken away to be given anew, or shows the same things in another way.
  package static let replaceable: Set<String> = [
    "filter", "filters", "layout", "passcode", "password", "pin", "position", "search", "selection", "sort", "view", "zoom",
  ]

  /// Words that are written with a period.
  package static let abbreviations: Set<String> = [
    "approx", "co", "corp", "dr", "etc", "inc", "jr", "ltd", "max", "min", "mr", "mrs", "no", "sr", "st", "vs",
  ]

  /// Symbols of units, which are spelled alike in any style.
  static let units: Set<String> = [
    "px", "pt", "pts", "dp", "dpi", "ppi", "mm", "cm", "m", "km", "mi", "ft", "yd", "mg", "g", "kg", "oz", "lb", "lbs", "ml", "l",
    "ms", "s", "sec", "min", "mins", "h", "hr", "hrs", "fps", "bpm", "rpm", "kb", "mb", "gb", "tb", "kbps", "mbps", "kcal", "kj",
  ]

  /// Words that titles may write in small letters.
  public static let small: Set<String> = minor.union(ambiguous)

  /// Names of people's and companies' that are written with capitals in any sentence.
  public static let properNouns: Set<String> = [
    "Android", "App", "Apple", "Bluetooth", "Books", "Calendar", "Camera", "Center", "Control", "Contacts", "Drive", "Dropbox", "English",
    "Face", "Facebook", "Files", "Google", "GitHub", "Home", "Instagram", "Internet", "Library", "Mac", "Mail", "Maps", "Messages", "Music",
    "Notes", "Notification", "Photos", "Podcasts", "Privacy", "Reminders", "Safari", "Screen", "Settings", "Shortcuts", "Siri",
    "Store", "Time", "Touch", "Twitter", "Wallet", "Watch", "Wi-Fi", "WhatsApp", "YouTube",
  ]

  /// Short words that other languages can't do without, and English has no use for.
  static let foreign: Set<String> = [
    "aber", "auch", "auf", "aus", "bitte", "das", "dein", "deine", "der", "diese", "dieser", "ein", "eine", "einen", "haben",
    "ihr", "ihre", "ist", "kein", "keine", "mit", "nicht", "oder", "sie", "und", "von", "wird", "wirklich", "zu", "zum", "zur",
    "abbrechen", "entfernen", "schliessen", "speichern",
    "al", "con", "del", "el", "esta", "este", "esto", "la", "las", "los", "para", "por", "que", "seguro", "una", "uno",
    "eliminar", "borrar", "cancelar", "guardar",
    "aux", "avec", "ce", "cette", "dans", "des", "du", "est", "et", "etes", "les", "ne", "ou", "pas", "pour", "sur", "une",
    "vos", "votre", "vous", "annuler", "supprimer",
    "che", "di", "gli", "il", "nel", "non", "sei", "sono", "annulla", "elimina",
    "da", "dos", "em", "esse", "isso", "nao", "os", "seu", "sua", "tem", "voce", "apagar", "excluir",
    "att", "av", "den", "det", "du", "ej", "ett", "jag", "och", "som",
    "een", "het", "niet", "van", "voor", "wilt", "annuleren", "verwijderen",
    "czy", "nie", "jest", "usun", "anuluj",
  ]
}
