import Foundation
import Testing

/// Tests of the built app in Chromium, one at a time.
@Suite("In a browser", .serialized)
enum BrowserTests {}
