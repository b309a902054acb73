import AtlasModel
import Foundation
import Testing

@Suite("Previews")
struct PreviewTests {
  @Test("The command line shows every preview and finds nothing wrong with any")
  func previews() throws {
    let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let atlas = Process()
    let output = Pipe()
    atlas.executableURL = folder.appending(path: "Atlas")
    atlas.arguments = ["previews"]
    atlas.standardOutput = output
    try atlas.run()
    let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    atlas.waitUntilExit()
    #expect(atlas.terminationStatus == 0)
    for name in [
      "Account status", "Atlas", "Browse", "Browse, no connection", "Country", "Country, no connection", "Currency",
      "Favourites", "Journal", "Journal of the app", "Journal that cannot be opened", "Journal, nothing in it",
      "Language", "Login form", "New visit", "No favourites", "Places", "Profile screen", "Profile, logged in",
      "Profile, logged out", "Rows", "Search", "Search, failed", "Search, nothing found", "Search, offline",
      "Statistics", "Subdivision", "Subdivisions",
    ] {
      #expect(shown.contains(try Regex("(?m)^\(name) \\(Atlas\\w*-")), "\(name)")
    }
    // What the stand-ins know has come, and what fails has failed.
    for words in ["Metropolitan region", "United Kingdom", "Nothing was logged yet.", "The search failed"] {
      #expect(shown.contains(words), "\(words)")
    }
  }
}
