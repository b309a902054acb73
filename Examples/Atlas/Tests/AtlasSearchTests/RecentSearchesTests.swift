import AtlasSearchFeature
import Testing

@Suite("Recent searches")
struct RecentSearchesTests {
  @Test("The latest words come first, none twice however they are capitalised, and the oldest go")
  func order() {
    let recents = RecentSearches(["euro", "Ice"])
    recents.remember(" ice ")
    #expect(recents.words == ["ice", "euro"])
    for number in 1...RecentSearches.capacity { recents.remember("\(number)") }
    #expect(recents.words == ["6", "5", "4", "3", "2", "1"])
    recents.clear()
    #expect(recents.words.isEmpty)
  }

  @Test("Words of nothing but spaces are not remembered")
  func blank() {
    let recents = RecentSearches()
    recents.remember("  ")
    #expect(recents.words.isEmpty)
  }
}
