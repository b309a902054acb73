import Foundation
import SwiftUI
import Testing

/// What the article on wiring shows is what is written.
@Suite struct WiringArticleTests {
  @Test("The report in the article is that of the code in it")
  func report() throws {
    let article = try String(
      contentsOf: DocumentedCodeTests.repository
        .appending(path: "Sources/Milieu/Documentation.docc/ProveTheWiring.md"), encoding: .utf8)
    #expect(
      article.contains("```\n\(WiringReport(of: MarketApp.self).text)\n```"), "\(WiringReport(of: MarketApp.self))")
  }
}
