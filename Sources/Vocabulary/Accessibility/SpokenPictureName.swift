extension ShownImage {
  /// Whether the name of its file is words that say what a button does, or whose sign it is: what VoiceOver makes of it can be
  /// understood by whoever reads English.
  public var hasSpokenName: Bool { name?.isSpokenPictureName ?? false }
}

extension String {
  /// `Close`, `sendButton`, `albyLogo`: words without the abbreviations, signs and numbers that files of pictures have.
  public var isSpokenPictureName: Bool {
    guard allSatisfy(\.isLetter) else { return false }
    let words = NameWords.of(self)
    if words.last == "logo" { return words.count > 1 }
    let meaning = words.filter { !PictureWords.kinds.contains($0) }
    return !meaning.isEmpty && meaning.allSatisfy(PictureWords.deeds.contains)
  }
}

private enum PictureWords {
  /// What says no more than that it is a picture.
  static let kinds: Set<String> = ["button", "icon", "image", "picture"]

  /// What buttons do, or lead to.
  static let deeds: Set<String> = [
    "add", "back", "bookmark", "call", "camera", "cancel", "chat", "checkmark", "clear", "close", "compose", "copy", "delete",
    "dismiss", "done", "download", "edit", "filter", "forward", "gif", "help", "home", "info", "like", "location", "lock",
    "logout", "map", "menu", "message", "microphone", "minus", "more", "mute", "next", "paste", "pause", "phone", "photo", "photos",
    "play", "plus", "power", "previous", "profile", "record", "refresh", "reload", "remove", "reply", "retry", "rewind", "save",
    "scan", "search", "send", "settings", "share", "skip", "sort", "star", "stop", "trash", "undo", "unlock", "upload", "video",
  ]
}
