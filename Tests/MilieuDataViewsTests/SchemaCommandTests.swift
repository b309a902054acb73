import MilieuData
import MilieuDataViews
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// What the command line says of an app's models.
@MainActor @Suite struct SchemaCommandTests {
  @Model final class Journey {
    @Attribute(.unique, originalName: "title") var name: String
    var rating: Int? = 3
    var note: String?
    var mood = "calm"
    @Attribute(.ephemeral) var draft: String?
    @Attribute(.externalStorage) var photo: [UInt8] = []
    @Relationship(deleteRule: .cascade, inverse: \Halt.journey) var halts: [Halt] = []
    #Index<Journey>([\.rating, \.mood])
    #Unique<Journey>([\.mood, \.note])

    init(name: String) { self.name = name }
  }

  @Model final class Halt {
    var journey: Journey
    var next: Halt?

    init(journey: Journey) { self.journey = journey }
  }

  @Test("The models are printed with their properties, sets and relationships, and where they are kept")
  func printing() throws {
    let report = SchemaCommand.report(on: .print) {
      _ = try? ModelContainer(for: Journey.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }
    #expect(report.status == 0)
    #expect(
      report.text == """
        Container of Journey, Halt, version 1.0.0

        Journey
          name: String, unique, called title before
          rating: Int?, default 3
          note: String?
          mood: String, default "calm"
          draft: String?, not stored
          photo: Array<UInt8>, default [], may lie beside the store
          halts: many Halt, inverse journey, on delete cascade
          unique together: mood, note
          index: rating, mood

        Halt
          journey: Journey, inverse halts, on delete nullify
          next: Halt?, no inverse, on delete nullify

        Store 'default' in memory
        """)
  }

  @Test("Containers that an app makes later are named on its scene, and made there for the command alone")
  func later() throws {
    final class Count { var made = 0 }
    struct Later: App {
      let count: Count
      init() { preconditionFailure("Made with a count.") }
      init(_ count: Count) { self.count = count }

      var body: some Scene {
        WindowGroup { Text(verbatim: "a") }.schemaContainers {
          count.made += 1
          _ = try ModelContainer(for: Halt.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        }
      }
    }
    let count = Count()
    _ = Headless(app: Later(count))
    #expect(count.made == 0)
    let report = SchemaCommand.report(on: .print) { _ = Headless(app: Later(count)) }
    #expect(count.made == 1 && report.status == 0 && report.text.contains("Container of Halt, Journey"))
  }

  @Test("An app that makes no container is told so, with a status")
  func none() {
    let report = SchemaCommand.report(on: .diff) {}
    #expect(report.status == 1 && report.text.contains("No model container was made"))
  }

  @Test("Containers that views make are found, too")
  func views() {
    let report = SchemaCommand.report(on: .print) {
      let root = ViewRoot(Text("x").modelContainer(for: Halt.self))
      defer { root.close() }
      root.settle()
    }
    #expect(report.text.hasPrefix("Container of Halt, Journey, version 1.0.0\n"))
  }
}
