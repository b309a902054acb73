import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct StepperAndSliderTests {
  struct Steppers: View {
    @State var count = 5
    @State var edits = 0
    let title = "String"

    var body: some View {
      VStack {
        Group {
          Stepper("Key", value: $count)
          Stepper(title, value: $count, step: 2)
          Stepper("Bounds", value: $count, in: 0...6, step: 4)
          Stepper(title + " bounds", value: $count, in: 0...6)
          Stepper(value: $count, step: 3) { Text("Label") }
          Stepper(value: $count, in: 5...6) {
            Text("Label bounds")
          } onEditingChanged: {
            if $0 { edits += 1 }
          }
        }
        Group {
          Stepper("Up only", onIncrement: { count += 100 }, onDecrement: nil)
          Stepper(title + " down only", onIncrement: nil, onDecrement: { count -= 100 })
          Stepper {
            Text("Closures")
          } onIncrement: {
            count += 10
          } onDecrement: {
            count -= 10
          }
        }
        Text(verbatim: "\(count) \(edits)")
      }
    }
  }

  @Test(
    "A stepper of every initialiser steps by its step and stops at its bounds",
    arguments: [
      ("Key", 6, 4), ("String", 7, 3), ("Bounds", 6, 1), ("String bounds", 6, 4), ("Label", 8, 2),
      ("Closures", 15, -5),
    ])
  func steps(label: String, up: Int, down: Int) throws {
    let rising = Headless(Steppers())
    try rising.find(.stepper, label).increment()
    #expect(rising.shows("\(up) 0"))
    let falling = Headless(Steppers())
    try falling.find(.stepper, label).decrement()
    #expect(falling.shows("\(down) 0"))
  }

  @Test("A step that cannot be taken is not offered")
  func bounds() throws {
    let screen = Headless(Steppers())
    #expect(throws: HeadlessError.self) { try screen.find(.stepper, "Up only").decrement() }
    #expect(throws: HeadlessError.self) { try screen.find(.stepper, "String down only").increment() }
    let stepper = try screen.find(.stepper, "Label bounds")
    #expect(stepper.tree.hasPrefix("stepper canIncrement=true canDecrement=false"))
    try stepper.increment()
    #expect(stepper.tree.hasPrefix("stepper canIncrement=false canDecrement=true"))
    #expect(screen.shows("6 1"))
  }

  struct Sliders: View {
    @State var level = 0.5
    @State var single: Float = 0.5
    @State var edits: [Bool] = []

    var body: some View {
      VStack {
        Slider(value: $level)
        Slider(value: $single, in: 0...10, step: 2)
        Slider(value: $level, in: -1...1) { Text("Label") }
        Slider(value: $level, in: 0...1, step: 0.1, label: { Text("Step") }, onEditingChanged: { edits.append($0) })
        Slider(value: $level, in: 0...1) {
          Text("Ends")
        } minimumValueLabel: {
          Image(systemName: "minus")
        } maximumValueLabel: {
          Image(systemName: "plus")
        }
        Text(verbatim: "\(level) \(single) \(edits.count)")
      }
    }
  }

  @Test("A slider states its bounds and step, and says when it is moved")
  func sliders() throws {
    let screen = Headless(Sliders())
    let sliders = screen.all(.slider)
    #expect(sliders.map(\.accessibilityLabel) == ["", "", "Label", "Step", "Ends"])
    #expect(sliders[0].tree.contains("number=0.5 least=0 most=1"))
    #expect(sliders[1].tree.contains("least=0 most=10 step=2"))
    try sliders[1].set(4)
    try sliders[2].set(-5)
    #expect(screen.shows("-1.0 4.0 0"))
    #expect(sliders[2].value == "-1")
    try sliders[3].set(0.3)
    #expect(screen.shows("0.3 4.0 2"))
    #expect(Set([0, 2, 3, 4].map { sliders[$0].value }) == ["0.3"])
  }

  @Test("A toggle of every initialiser is found by its label")
  func toggles() throws {
    struct Toggles: View {
      @State var isOn = false
      let title = "String"
      var body: some View {
        VStack {
          Toggle("Key", isOn: $isOn)
          Toggle(title, isOn: $isOn)
          Toggle(isOn: $isOn) { Text("Label") }
          Toggle("Symbol", systemImage: "star", isOn: $isOn)
          Toggle(title + " symbol", systemImage: "star", isOn: $isOn).labelsHidden()
        }
      }
    }
    let screen = Headless(Toggles())
    for label in ["Key", "String", "Label", "Symbol", "String symbol"] {
      let before = try screen.toggle(label).isOn
      try screen.toggle(label).toggle()
      #expect(Set(screen.all(.toggle).map(\.isOn)) == [!before])
    }
    #expect(try screen.toggle("String symbol").tree.contains("hidesLabel=true"))
  }
}
