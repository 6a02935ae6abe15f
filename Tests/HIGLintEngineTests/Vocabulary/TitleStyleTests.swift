import HIGLintEngine
import Testing

/// What title style makes of text.
@Suite struct TitleStyleTests {
  @Test(arguments: [
    ("set up the network", "Set Up the Network"), ("delete this photo", "Delete This Photo"), ("log in", "Log In"), ("Ok", "OK"),
    ("sign in to iCloud", "Sign In to iCloud"), ("the end of the road", "The End of the Road"), ("turn off wi-fi?", "Turn Off Wi-fi?"),
    ("move between folders", "Move Between Folders"), ("Bread And Butter Or Jam", "Bread and Butter or Jam"),
    ("Are you sure?", "Are You Sure?"), ("error: the disk is full", "Error: The Disk Is Full"), ("don’t allow", "Don’t Allow"),
    ("delete \u{FFFC} and %@", "Delete \u{FFFC} and %@"), ("open \"the quiet room\" now", "Open \"the quiet room\" Now"),
    ("what it is for", "What It Is For"), ("a photo of 200 px", "A Photo of 200 px"), ("no network!\nis the cable in?", "No Network!\nIs the Cable In?"),
  ])
  func applied(_ text: String, _ expected: String) {
    #expect(TitleStyle().applied(to: text) == expected)
  }

  @Test(arguments: [
    "Set Up the Network", "Connect to Server", "Photos on iPhone", "Photos On iPhone", "Can’t Open URL", "OK", "Save for Later",
    "Mail from me@example.com", "Delete \u{FFFC}?", "\u{FFFC}’s Photos", "DELETE ALL", "3 Items", "Back Up Now", "Only 5 min Left", "",
  ])
  func alreadyApplied(_ text: String) {
    #expect(TitleStyle().applied(to: text) == text)
  }

  @Test func namesAndMoreSmallWordsAreKept() {
    let style = TitleStyle(properNouns: ["macaroni", "TestFlight"], lowercase: EnglishWords.small + ["versus"])
    #expect(style.applied(to: "open the testflight versus Macaroni") == "Open the TestFlight versus macaroni")
  }

  @Test func otherSmallWordsLeaveOnlyPartsOfVerbsAsTheyAre() {
    let style = TitleStyle(lowercase: ["a", "In"])
    #expect(style.applied(to: "photos of a friend in the album on paper") == "Photos Of a Friend in The Album On Paper")
    #expect(style.applied(to: "photos In the album") == "Photos In The Album")
  }
}
