import SwiftUI

// A small app of the present manner: observable models in the environment, generic containers, styles and modifiers of one's own.

struct Entry: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: LocalizedTitle
  var words: Int
  var mood: Mood = .fine

  enum Mood: String, Codable, CaseIterable { case fine, low, high }

  struct LocalizedTitle: Codable, Equatable, ExpressibleByStringLiteral {
    var text: String
    init(stringLiteral value: String) { text = value }
  }
}

@MainActor
@Observable
final class Journal {
  private(set) var entries: [Entry] = []
  var goal = 500
  private(set) var phase = Phase.idle

  enum Phase: Equatable {
    case idle, loading
    case loaded
    case failed(message: String)
  }

  var written: Int { entries.map(\.words).reduce(0, +) }
  var progress: Double { min(Double(written) / Double(max(goal, 1)), 1) }

  func load(from source: some JournalSource) async {
    phase = .loading
    do {
      entries = try await source.entries()
      phase = .loaded
    } catch {
      phase = .failed(message: error.localizedDescription)
    }
  }

  func remove(_ entry: Entry) { entries.removeAll { $0.id == entry.id } }
}

protocol JournalSource: Sendable {
  func entries() async throws -> [Entry]
}

struct FixedSource: JournalSource {
  func entries() async throws -> [Entry] {
    [Entry(title: "Monday", words: 120), Entry(title: "Tuesday", words: 1_250, mood: .high)]
  }
}

// MARK: - Parts

struct LoadingContainer<Content: View, Failure: View>: View {
  let phase: Journal.Phase
  @ViewBuilder var content: Content
  @ViewBuilder var failure: (String) -> Failure

  var body: some View {
    switch phase {
    case .idle, .loading: ProgressView("Loading…")
    case .loaded: content
    case .failed(let message): failure(message)
    }
  }
}

struct Stat: View {
  private let title: LocalizedStringKey
  private let value: Text

  init(_ title: LocalizedStringKey, value: some BinaryInteger) {
    self.title = title
    self.value = Text("\(Int(value))")
  }

  init(_ title: LocalizedStringKey, percent: Double) {
    self.title = title
    value = Text(percent, format: .percent.precision(.fractionLength(0)))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      value.font(.title2.weight(.semibold)).monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension Color {
  static func mood(_ mood: Entry.Mood) -> Color {
    switch mood {
    case .fine: .green
    case .low: .blue
    case .high: .orange
    }
  }
}

extension ShapeStyle where Self == Color {
  static var journalAccent: Color { Color(red: 0.2, green: 0.4, blue: 0.9) }
}

extension Button where Label == Text {
  init(removing title: String, action: @escaping @MainActor () -> Void) {
    self.init(title, role: .destructive, action: action)
  }
}

private struct Card: ViewModifier {
  var isHighlighted = false

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(isHighlighted ? AnyShapeStyle(.journalAccent.opacity(0.2)) : AnyShapeStyle(.background))
      .clipShape(.rect(cornerRadius: 10))
      .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.quaternary) }
  }
}

extension View {
  func card(isHighlighted: Bool = false) -> some View { modifier(Card(isHighlighted: isHighlighted)) }

  @ViewBuilder
  func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
    if condition { transform(self) } else { self }
  }
}

private struct JournalKey: EnvironmentKey {
  static let defaultValue: Journal? = nil
}

extension EnvironmentValues {
  var journal: Journal? {
    get { self[JournalKey.self] }
    set { self[JournalKey.self] = newValue }
  }
}

// MARK: - Screen

struct EntryCard: View {
  let entry: Entry
  @Environment(\.journal) private var journal
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Circle().fill(Color.mood(entry.mood)).frame(width: 8, height: 8).accessibilityHidden(true)
        Text(entry.title.text).font(.headline)
        Spacer(minLength: 4)
        Text("\(entry.words) words").font(.footnote).foregroundStyle(.secondary)
      }
      if isExpanded {
        Button(removing: "Remove") { journal?.remove(entry) }
      }
    }
    .card(isHighlighted: isExpanded)
    .onTapGesture { isExpanded.toggle() }
    .accessibilityIdentifier(entry.title.text)
  }
}

struct JournalScreen<Source: JournalSource>: View {
  let source: Source
  @State private var journal = Journal()

  var body: some View {
    LoadingContainer(phase: journal.phase) {
      ScrollView {
        VStack(spacing: 12) {
          HStack {
            Stat("Written", value: journal.written)
            Stat("Goal", percent: journal.progress)
          }
          Stepper("Goal: \(journal.goal)", value: goal, in: 100...10_000, step: 100)
          ForEach(journal.entries) { EntryCard(entry: $0) }
        }
        .if(journal.entries.isEmpty) { $0.overlay { Text("No entries") } }
      }
    } failure: { message in
      Label(message, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
    }
    .environment(\.journal, journal)
    .task { await journal.load(from: source) }
    .navigationTitle("Journal")
  }

  private var goal: Binding<Int> { Binding(get: { journal.goal }, set: { journal.goal = $0 }) }
}

struct JournalApp: App {
  var body: some Scene {
    WindowGroup { JournalScreen(source: FixedSource()) }
  }
}
