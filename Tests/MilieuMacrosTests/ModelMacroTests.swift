import Testing

@Suite struct ModelMacroTests {
  @Test("A model's stored properties lie in slots, and are listed with what is said of them")
  func expansion() {
    let expansion = Expansion(
      """
      @Model
      public final class Trip {
        @Attribute(.unique, originalName: "title") public var name: String
        var rating: Int?
        let code: String
        @Transient var isShown = false
        static let shared = 1
        var title: String { name }

        public init(name: String) {
          self.name = name
          code = name
        }
      }
      """)
    #expect(
      expansion.source.trimmingPrefix("\n") == #"""
        public final class Trip {
          public var name: String {
            @storageRestrictions(initializes: _name)
            init(initialValue) {
              _name = .loaded(initialValue)
            }
            get {
              _$state.willGet(self, \.name)
              if case .loaded(let value) = _name {
                return value
              }
              _$state.load(self, 0)
              return _name.value
            }
            set {
              _$state.willSet(self, 0, \.name, _name)
              let _$old = _name
              _name = .loaded(newValue)
              _$state.didSet(self, 0, \.name, _$old, newValue)
            }
          }

          private var _name: MilieuData.ModelSlot<String>
          var rating: Int? {
            @storageRestrictions(initializes: _rating)
            init(initialValue) {
              _rating = .loaded(initialValue)
            }
            get {
              _$state.willGet(self, \.rating)
              if case .loaded(let value) = _rating {
                return value
              }
              _$state.load(self, 1)
              return _rating.value
            }
            set {
              _$state.willSet(self, 1, \.rating, _rating)
              let _$old = _rating
              _rating = .loaded(newValue)
              _$state.didSet(self, 1, \.rating, _$old, newValue)
            }
          }

          private var _rating: MilieuData.ModelSlot<Int?>
          let code: String
          var isShown = false
          static let shared = 1
          var title: String { name }

          public init(name: String) {
            self.name = name
            code = name
          }

          public let _$state = MilieuData.ModelState()

          public static let _$properties: [MilieuData.ModelProperty] = [
            MilieuData.ModelProperty("name", \Trip.name, {
                $0._name
              }, {
                $0._name = $1
              }, options: .attribute(.unique, originalName: "title")),
            MilieuData.ModelProperty("rating", \Trip.rating, {
                $0._rating
              }, {
                $0._rating = $1
              }, standard: {
                nil
              }),
            MilieuData.ModelProperty("code", \Trip.code)
          ]

          public static var _$identifiers: [AnyKeyPath] {
            [\Trip.persistentModelID, \Trip.id]
          }

          public required init(_$fault: borrowing MilieuData.ModelFault) {
            _name = .unloaded
            _rating = .unloaded
            code = _$fault.constant(2)
            _$state.adopt(_$fault)
          }
        }

        extension Trip: MilieuData.PersistentModel {
        }
        """#)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test("A model whose superclass is one is refused, with what to do instead")
  func inheritance() {
    let expansion = Expansion("@Model class Cruise: Trip {\n  init() {}\n}", inherited: true)
    #expect(
      expansion.diagnostics == [
        "1:22 A model cannot inherit from another: give 'Cruise' a relationship to 'Trip', or a protocol in common with it"
      ])
  }

  @Test("A property whose type is not written has its default's")
  func untyped() {
    let expansion = Expansion("@Model class A {\n  var start = Date()\n  var `class` = 1\n  init() {}\n}")
    #expect(expansion.diagnostics.isEmpty)
    #expect(expansion.source.contains("private var _start = MilieuData.ModelSlot.loaded(Date())"))
    #expect(
      expansion.source.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "MilieuData.ModelProperty(\"class\", \\A.`class`, { $0._class }, { $0._class = $1 }, standard: { 1 })"))
  }

  @Test(
    "What cannot be a model is told at its place, with what to write instead",
    arguments: [
      EntryMacroTests.Mistake(
        source: "@Model struct Trip {\n  var name: String\n}",
        diagnostic: """
          1:8 A model is shared, so '@Model' needs a class
            Replace 'struct' with 'class'
          """,
        fixed: "@Model class Trip {\n  var name: String\n}"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  var name: String\n}",
        diagnostic: """
          1:14 '@Model' needs an initialiser in 'Trip'
            Add an initialiser
          """,
        fixed: """
          @Model class Trip {
            var name: String

            init(name: String) {
              self.name = name
            }
          }
          """),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  lazy var name = 1\n  init() {}\n}",
        diagnostic: """
          2:3 A lazy property is not kept: mark it '@Transient', or remove 'lazy'
            Remove 'lazy'
          """,
        fixed: "@Model class Trip {\n  var name = 1\n  init() {}\n}"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  let name = 1\n  init() {}\n}",
        diagnostic: """
          2:3 A constant with a value cannot be read from the store: replace 'let' with 'var', or set it in the initialiser
            Replace 'let' with 'var'
          """,
        fixed: "@Model class Trip {\n  var name = 1\n  init() {}\n}"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  @Attribute(.unique) static var name = 1\n  init() {}\n}",
        diagnostic: """
          2:23 '@Attribute' belongs to a property of each model, not of their type
            Remove 'static'
          """,
        fixed: "@Model class Trip {\n  @Attribute(.unique) var name = 1\n  init() {}\n}"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  @Transient var isShown: Bool\n  init() {}\n}",
        diagnostic: """
          2:18 What is not kept has to come from somewhere: '@Transient' needs a default value
            Add a default value
          """,
        fixed: "@Model class Trip {\n  @Transient var isShown: Bool = <#default value#>\n  init() {}\n}"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  var name = 1 {\n    didSet {}\n  }\n  init() {}\n}",
        diagnostic:
          "2:16 '@Model' writes the accessors itself: observe the property where it is set, or mark it '@Transient'"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  var a = 1, b = 2\n  init() {}\n}",
        diagnostic: "2:3 Each property of a model is declared by itself"),
      EntryMacroTests.Mistake(
        source: "@Model class Trip {\n  @Attribute @Relationship var a: Trip?\n  init() {}\n}",
        diagnostic: "2:3 A property is an attribute or a relationship, not both"),
    ])
  func mistakes(_ mistake: EntryMacroTests.Mistake) {
    let expansion = Expansion(mistake.source)
    #expect(expansion.diagnostics == [mistake.diagnostic])
    if let fixed = mistake.fixed { #expect(expansion.fixed == fixed) }
  }
}

@Suite struct ModelSetsMacroTests {
  @Test("Sets of properties become a member of the model")
  func sets() {
    let expansion = Expansion("public class A {\n  #Unique<A>([\\.a], [\\.b, \\.c])\n  #Index<A>([\\.b])\n}")
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == #"""
        public class A {
          public static var _$uniques: [[AnyKeyPath]] {
            let sets: [[PartialKeyPath<A>]] = [[\.a], [\.b, \.c]]
            return sets
          }
          public static var _$indices: [[AnyKeyPath]] {
            let sets: [[PartialKeyPath<A>]] = [[\.b]]
            return sets
          }
        }
        """#)
  }

  @Test("An actor gets a context of its own")
  func actors() {
    let expansion = Expansion("@ModelActor public actor A {}")
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        public actor A {

          public nonisolated let modelExecutor: any MilieuData.ModelExecutor

          public nonisolated let modelContainer: MilieuData.ModelContainer

          public init(modelContainer: MilieuData.ModelContainer) {
            let modelContext = MilieuData.ModelContext(modelContainer)
            modelExecutor = MilieuData.DefaultSerialModelExecutor(modelContext: modelContext)
            self.modelContainer = modelContainer
          }
        }

        extension A: MilieuData.ModelActor {
        }
        """)
  }

  @Test(
    "What stands where it says nothing is told",
    arguments: [
      EntryMacroTests.Mistake(
        source: "@ModelActor class A {}",
        diagnostic: "1:13 '@ModelActor' needs an actor, to which its context belongs\n  Replace 'class' with 'actor'",
        fixed: "@ModelActor actor A {}"),
      EntryMacroTests.Mistake(
        source: "class A {\n  #Unique<B>([\\.a])\n}",
        diagnostic: "2:3 '#Unique' says something of the model that it stands in: write 'A' for 'B'"),
      EntryMacroTests.Mistake(
        source: "#Index<B>([\\.a])", diagnostic: "1:1 '#Index' belongs inside a class marked '@Model'"),
    ])
  func mistakes(_ mistake: EntryMacroTests.Mistake) {
    let expansion = Expansion(mistake.source)
    #expect(expansion.diagnostics == [mistake.diagnostic])
    if let fixed = mistake.fixed { #expect(expansion.fixed == fixed) }
  }
}
