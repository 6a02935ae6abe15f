extension ShownImage {
  /// Whether the name of its file is words that say what a button does, or whose sign it is: what VoiceOver makes of it can be
  /// understood by whoever reads English.
  public var hasSpokenName: Bool { name?.isSpokenPictureName ?? false }
}

extension String {
  /// `Close`, `sendButton`, `back-icon`, `navigation_back`, `search.png`, `google`, `albyLogo`: words without the abbreviations,
  /// numbers and colours that files of pictures have.
  public var isSpokenPictureName: Bool {
    let name = PictureWords.endings.first(where: lowercased().hasSuffix).map { dropLast($0.count) } ?? self[...]
    let parts = name.split { "-_ ".contains($0) }
    guard parts.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return false }
    let words = parts.flatMap { NameWords.of(String($0)) }
    if words.last == "logo" { return words.count > 1 }
    let meaning = words.filter { !PictureWords.kinds.contains($0) }
    return !meaning.isEmpty && (meaning.allSatisfy(PictureWords.deeds.contains) || meaning.allSatisfy(PictureWords.brands.contains))
  }
}

private enum PictureWords {
  /// Of the files' names.
  static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]

  /// What says no more than that it is a picture, what shows it, or which way it points.
  static let kinds: Set<String> = [
    "arrow", "btn", "button", "chevron", "icon", "image", "item", "nav", "navi", "navigation", "picture",
  ]

  /// Whose sign says what a button leads to: an account, a page, an app.
  static let brands: Set<String> = [
    "apple", "discord", "facebook", "github", "google", "instagram", "kakao", "linkedin", "naver", "reddit", "spotify", "telegram",
    "tiktok", "twitter", "waze", "whatsapp", "youtube",
  ]

  /// What buttons do, or lead to.
  static let deeds: Set<String> = [
    "add", "attachment", "back", "bookmark", "calendar", "call", "camera", "cancel", "cart", "chat", "checkmark", "clear",
    "close", "comment", "comments", "compose", "copy", "delete", "dismiss", "done", "download", "edit", "email", "filter",
    "forward", "gallery", "gif", "help", "home", "info", "like", "location", "lock", "login", "logout", "mail", "map", "menu",
    "message", "microphone", "minus", "more", "mute", "next", "notification", "notifications", "paste", "pause", "phone", "photo",
    "photos", "play", "plus", "power", "previous", "profile", "record", "refresh", "reload", "remove", "reply", "restart",
    "retry", "rewind", "save", "scan", "search", "send", "setting", "settings", "share", "signin", "signup", "skip", "sort",
    "star", "stop", "trash", "undo", "unlock", "upload", "video",
  ]
}
