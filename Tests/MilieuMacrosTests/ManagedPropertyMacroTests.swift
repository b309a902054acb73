import Testing

@Suite struct ManagedPropertyMacroTests {
  @Test("A managed property is read and set by its name")
  func expansion() {
    let expansion = Expansion(
      """
      class Item: NSManagedObject {
        @NSManaged public var timestamp: Date?
        @NSManaged var `default`: Bool
      }
      """)
    #expect(
      expansion.source == """
        class Item: NSManagedObject {
          public var timestamp: Date? {
            get {
              _$managedValue("timestamp")
            }
            set {
              _$setManagedValue(newValue, "timestamp")
            }
          }
          var `default`: Bool {
            get {
              _$managedValue("default")
            }
            set {
              _$setManagedValue(newValue, "default")
            }
          }
        }
        """)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test(
    "What cannot be managed is told",
    arguments: ["let name: String", "var name = \"\"", "var name: String = \"\"", "var name: String { \"\" }"])
  func misplaced(_ property: String) {
    let expansion = Expansion("class Item {\n  @NSManaged \(property)\n}")
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.diagnostics.first?.contains("belongs to a 'var' of an 'NSManagedObject'") == true)
  }
}
