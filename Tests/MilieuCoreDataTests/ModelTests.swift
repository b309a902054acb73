import Foundation
import MilieuCoreData
import Testing

@Suite struct ModelTests {
  @Test("The current version of a model is read, with the types, defaults and names of its attributes")
  func attributes() throws {
    let trip = try #require(try Journal.model().entitiesByName["Trip"])
    let attributes = trip.attributesByName
    #expect(
      attributes.mapValues(\.attributeType) == [
        "name": .stringAttributeType, "rating": .integer16AttributeType, "seats": .integer32AttributeType,
        "distance": .integer64AttributeType, "length": .doubleAttributeType, "slope": .floatAttributeType,
        "price": .decimalAttributeType, "isDone": .booleanAttributeType, "start": .dateAttributeType,
        "photo": .binaryDataAttributeType, "id": .UUIDAttributeType, "link": .URIAttributeType,
        "selected": .booleanAttributeType,
      ])
    #expect(attributes["name"]?.isOptional == false)
    #expect(attributes["name"]?.renamingIdentifier == "title")
    #expect(attributes["seats"]?.isOptional == true)
    #expect(attributes["rating"]?.defaultValue as? Int16 == 3)
    #expect(attributes["length"]?.defaultValue as? Double == 0.5)
    #expect(attributes["isDone"]?.defaultValue as? Bool == false)
    #expect(attributes["start"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(attributes["photo"]?.allowsExternalBinaryDataStorage == true)
    #expect(attributes["selected"]?.isTransient == true)
  }

  @Test("Relationships lead to their entity and back, with their delete rules; unique attributes are known")
  func relationships() throws {
    let entities = try Journal.model().entitiesByName
    let stays = try #require(entities["Trip"]?.relationshipsByName["stays"])
    #expect(stays.isToMany)
    #expect(stays.deleteRule == .cascadeDeleteRule)
    #expect(stays.destinationEntity === entities["Stay"])
    #expect(stays.inverseRelationship === entities["Stay"]?.relationshipsByName["trip"])
    #expect(entities["Stay"]?.relationshipsByName["trip"]?.isToMany == false)
    #expect(entities["Tag"]?.relationshipsByName["trips"]?.deleteRule == .denyDeleteRule)
    #expect(entities["Tag"]?.uniquenessConstraints.map { $0.map { "\($0)" } } == [["name"]])
  }

  @Test("The name of what would be compiled finds the source beside it")
  func compiledName() throws {
    let compiled = try Journal.url.deletingPathExtension().appendingPathExtension("momd")
    #expect(NSManagedObjectModel(contentsOf: compiled)?.entities.count == 3)
  }

  @Test("There is no model of a place that has none")
  func noModel() {
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere/Model.xcdatamodeld")) == nil)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let body: String
    let words: [String]
    var testDescription: String { words[0] }
  }

  @Test(
    "What cannot be kept is named by entity and property, with what helps",
    arguments: [
      Refusal(
        body: #"<entity name="B" parentEntity="A"/>"#, words: ["parent entity 'A'", "'B'", "properties of its parent"]),
      Refusal(
        body: #"<entity name="B"><attribute name="colour" attributeType="Transformable"/></entity>"#,
        words: ["'colour' with the type 'Transformable'", "'B'", "Binary Data"]),
      Refusal(
        body: #"<entity name="B"><attribute name="n" attributeType="Integer 16" defaultValueString="x"/></entity>"#,
        words: ["default 'x' of 'n'", "Integer 16"]),
      Refusal(
        body: #"<entity name="B"><fetchedProperty name="f"/></entity>"#, words: ["fetched property 'f'", "'B'"]),
      Refusal(
        body: #"<entity name="B"><relationship name="r" destinationEntity="C"/></entity>"#,
        words: ["'B.r'", "leads to 'C'", "no entity"]),
      Refusal(body: "<entity name=\"B\">", words: ["is not XML at line"]),
    ])
  func refused(_ refusal: Refusal) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<model>\(refusal.body)</model>".utf8).write(to: folder.appendingPathComponent("contents"))
    let error = try #require(throws: ManagedObjectError.self) { try NSManagedObjectModel(reading: folder) }
    for word in refusal.words { #expect("\(error)".contains(word)) }
    #expect("\(error)".contains(folder.path))
  }

  @Test("A model that says nothing of its current version, and has several, is refused")
  func versions() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: try Journal.url, to: folder)
    try FileManager.default.removeItem(at: folder.appendingPathComponent(".xccurrentversion"))
    let error = try #require(throws: ManagedObjectError.self) { try NSManagedObjectModel(reading: folder) }
    #expect("\(error)".contains("has 2 versions"))
  }
}
