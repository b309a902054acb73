import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct EnvLeaf: View {
  @Environment(\.accent) private var accent

  var body: some View { Text(verbatim: "accent \(accent)") }
}

struct Row: View {
  let index: Int
  @State private var count = 0

  var body: some View { Text("Row \(index): \(count)") }
}

/// The page that peers were measured with.
struct Content: View {
  let count: Int

  var body: some View {
    VStack {
      EnvLeaf()
      ForEach(0..<count, id: \.self) { Row(index: $0) }
    }
  }
}

/// Writes the environment above content that is a view of its own.
struct WriteAbove: View {
  let count: Int
  @State private var accent = 0

  var body: some View {
    VStack {
      Button("write") { accent += 1 }
      Content(count: count).environment(\.accent, accent)
    }
  }
}

/// Writes the environment in the body that also makes the rows.
struct WriteBeside: View {
  let count: Int
  @State private var accent = 0

  var body: some View {
    VStack {
      Button("write") { accent += 1 }
      EnvLeaf()
      ForEach(0..<count, id: \.self) { Row(index: $0) }
    }
    .environment(\.accent, accent)
  }
}

struct CountingRow: View {
  let index: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(index): \(count)")
      if index == 7 { Button("count") { count += 1 } }
    }
  }
}

/// One row changes its state.
struct LeafState: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { CountingRow(index: $0) } }
  }
}

/// Rows come, go and move.
struct Edits: View {
  @State private var items: [Int]

  init(count: Int) {
    _items = State(initialValue: Array(0..<count))
  }

  var body: some View {
    VStack {
      Button("insert") { items.insert(-items.count, at: items.count / 2) }
      Button("remove") { items.remove(at: items.count / 2) }
      Button("move") { items.append(items.remove(at: items.count / 2)) }
      ForEach(items, id: \.self) { Row(index: $0) }
    }
  }
}

/// A chain of providers, to read the environment below it.
struct Deep<Inner: View>: View {
  let depth: Int
  let inner: Inner

  var body: some View {
    if depth == 0 {
      inner
    } else {
      AnyView(Deep(depth: depth - 1, inner: inner)).environment(\.lineLimit, depth)
    }
  }
}

/// Reads the environment many times in one body.
struct ManyReads: View {
  @Environment(\.accent) private var accent
  @State private var round = 0
  let reads: Int

  var body: some View {
    var sum = round
    for _ in 0..<reads { sum &+= accent }
    return Button("read") { round += 1 }.accessibilityLabel(Text(verbatim: "\(sum)"))
  }
}
