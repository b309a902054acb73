internal import Foundation
internal import FoundationXML

/// Reads the source of a model, which is XML.
final class ModelDocument: NSObject, XMLParserDelegate {
  private let url: URL
  private var entities: [NSEntityDescription] = []
  private var failure: ManagedObjectError?

  /// What stands around the element that is read.
  private var entity: NSEntityDescription?
  private var constraint: [String]?
  private var index: [String]?

  /// What relationships lead to, to be found once all entities are known.
  private var ends: [(relationship: NSRelationshipDescription, destination: String?, inverse: String?)] = []

  private init(_ url: URL) { self.url = url }

  /// The entities of a model.
  ///
  /// - Throws: ``ManagedObjectError`` if it cannot be read, or has what cannot be kept here.
  static func read(_ model: URL) throws -> [NSEntityDescription] {
    let url = try ModelFile.contents(of: model)
    guard let data = try? Data(contentsOf: url) else {
      throw ManagedObjectError(.model, "The model '\(url.path)' cannot be read: is there a file, and may it be read?")
    }
    let document = ModelDocument(url)
    let parser = XMLParser(data: data)
    parser.delegate = document
    // NB: Foundation's parser gives `true` where an element has no end, and keeps the error.
    guard parser.parse(), parser.parserError == nil else {
      throw document.failure
        ?? ManagedObjectError(
          .model, "The model '\(url.path)' is not XML at line \(parser.lineNumber), column \(parser.columnNumber)")
    }
    if let failure = document.failure { throw failure }
    try document.connect()
    return document.entities
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    do {
      switch elementName {
      case "entity": try startEntity(attributes)
      case "attribute": try addAttribute(attributes)
      case "relationship": addRelationship(attributes)
      case "fetchedProperty": throw refusal("the fetched property '\(attributes["name"] ?? "")'", "Fetch by a request.")
      case "uniquenessConstraint": constraint = []
      case "constraint": attributes["value"].map { constraint?.append($0) }
      case "fetchIndex": index = []
      case "fetchIndexElement": attributes["property"].map { index?.append($0) }
      default: break
      }
    } catch {
      failure = failure ?? error as? ManagedObjectError
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    switch elementName {
    case "entity": entity = nil
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty { entity?.uniquenessConstraints.append(constraint) }
      constraint = nil
    case "fetchIndex":
      if let index, !index.isEmpty { entity?.indices.append(index) }
      index = nil
    default: break
    }
  }

  // MARK: - Elements

  private func startEntity(_ values: [String: String]) throws {
    let made = NSEntityDescription()
    made.name = values["name"]
    entity = made
    if let parent = values["parentEntity"] {
      throw refusal("the parent entity '\(parent)'", "Give the entity the properties of its parent instead.")
    }
    if let name = values["representedClassName"], !name.isEmpty { made.managedObjectClassName = name }
    made.isAbstract = values["isAbstract"] == "YES"
    made.renamingIdentifier = values["elementID"]
    entities.append(made)
  }

  private func addAttribute(_ values: [String: String]) throws {
    // Elsewhere the element means something else.
    guard let entity else { return }
    let attribute = NSAttributeDescription()
    fill(attribute, values)
    let type = values["attributeType"] ?? ""
    guard let known = NSAttributeType(named: type) else {
      throw refusal(
        "'\(attribute.name)' with the type '\(type.isEmpty ? "Undefined" : type)'",
        "Keep it as Binary Data or as a String, which code makes of it.")
    }
    if values["derived"] == "YES" {
      throw refusal("the derived attribute '\(attribute.name)'", "Compute it in the class of the object.")
    }
    attribute.attributeType = known
    attribute.allowsExternalBinaryDataStorage = values["allowsExternalBinaryDataStorage"] == "YES"
    if let text = values["defaultValueString"] {
      guard let value = known.value(parsing: text) else {
        throw refusal("the default '\(text)' of '\(attribute.name)', which is no \(type)", "Put the default right.")
      }
      attribute.defaultValue = value
    } else if let seconds = values["defaultDateTimeInterval"].flatMap(Double.init) {
      attribute.defaultValue = Date(timeIntervalSinceReferenceDate: seconds)
    }
    try addLimits(to: attribute, values)
    entity.properties.append(attribute)
  }

  /// What the value may be: between two values, for a text between two lengths, or as an expression says.
  private func addLimits(to attribute: NSAttributeDescription, _ values: [String: String]) throws {
    var predicates: [NSPredicate] = []
    let isText = attribute.attributeType == .stringAttributeType
    let names = [
      "minValueString": ">=", "maxValueString": "<=", "minDateTimeInterval": ">=", "maxDateTimeInterval": "<=",
    ]
    for (name, sign) in names.sorted(by: { $0.key > $1.key }) {
      guard let text = values[name] else { continue }
      guard let limit = isText ? Int(text) : attribute.attributeType.value(parsing: text) else {
        throw refusal("the limit '\(text)' of '\(attribute.name)', which is no value of it", "Put the limit right.")
      }
      predicates.append(NSPredicate(format: "\(isText ? "SELF.length" : "SELF") \(sign) %@", argumentArray: [limit]))
    }
    if let pattern = values["regularExpressionString"] {
      guard FormatComparison.expression(pattern, []) != nil else {
        throw refusal("'\(pattern)' of '\(attribute.name)', which is no regular expression", "Put it right.")
      }
      predicates.append(NSPredicate(format: "SELF MATCHES %@", pattern))
    }
    attribute.setValidationPredicates(predicates)
  }

  private func addRelationship(_ values: [String: String]) {
    guard let entity else { return }
    let relationship = NSRelationshipDescription()
    fill(relationship, values)
    let isToMany = values["toMany"] == "YES"
    relationship.maxCount = isToMany ? values["maxCount"].flatMap(Int.init) ?? 0 : 1
    relationship.minCount = values["minCount"].flatMap(Int.init) ?? 0
    relationship.isOrdered = values["ordered"] == "YES"
    relationship.deleteRule =
      switch values["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    entity.properties.append(relationship)
    ends.append((relationship, values["destinationEntity"], values["inverseName"]))
  }

  private func fill(_ property: NSPropertyDescription, _ values: [String: String]) {
    property.name = values["name"] ?? ""
    property.isOptional = values["optional"] == "YES"
    property.isTransient = values["transient"] == "YES"
    property.renamingIdentifier = values["elementID"]
  }

  private func refusal(_ what: String, _ remedy: String) -> ManagedObjectError {
    ManagedObjectError(
      .model, "The entity '\(entity?.name ?? "")' of '\(url.path)' has \(what), which is not supported here. \(remedy)")
  }

  // MARK: - Once all is read

  private func connect() throws {
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for (relationship, destination, inverse) in ends {
      guard let target = byName[destination ?? ""] else {
        throw ManagedObjectError(
          .model,
          "The relationship '\(relationship.entity?.name ?? "").\(relationship.name)' of '\(url.path)' leads to "
            + "'\(destination ?? "nothing")', which is no entity of the model. Name one.")
      }
      relationship.destinationEntity = target
      relationship.inverseRelationship = inverse.flatMap { target.relationshipsByName[$0] }
    }
  }
}
