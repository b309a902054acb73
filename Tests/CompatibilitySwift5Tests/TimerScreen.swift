import SwiftUI

// Written as in books and blogs: one import, although publishers are Combine's.

class Stopwatch: ObservableObject {
  @Published var seconds = 0
  @Published private(set) var isRunning = false

  func toggle() {
    objectWillChange.send()
    isRunning.toggle()
  }
}

struct TimerScreen: View {
  @StateObject private var stopwatch = Stopwatch()
  @State private var last = 0
  let timer = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(stopwatch.seconds) seconds, last \(last)")
      Button(stopwatch.isRunning ? "Stop" : "Start") { stopwatch.toggle() }
      Button("Add") { stopwatch.seconds += 1 }
    }
    .onReceive(timer) { _ in stopwatch.seconds += 1 }
    .onReceive(stopwatch.$seconds) { last = $0 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("reset"))) { _ in stopwatch.seconds = 0 }
  }
}
