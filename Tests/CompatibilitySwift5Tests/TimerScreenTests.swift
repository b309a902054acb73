import Foundation
import MilieuHeadless
import SwiftUI
import Testing

@MainActor @Suite struct TimerScreenTests {
  @Test("Published values and notifications reach a screen that imports SwiftUI alone")
  func publishers() throws {
    let screen = Headless(TimerScreen())
    try screen.button("Start").tap()
    try screen.button("Add").tap()
    #expect(screen.text == "1 seconds, last 1 Stop Add")
    NotificationCenter.default.post(name: Notification.Name("reset"), object: nil)
    screen.settle()
    #expect(screen.text == "0 seconds, last 0 Stop Add")
  }
}
