import Foundation
import MilieuCoreData
import Testing

@Suite struct PredicateTests {
  /// A format, its arguments, and the trips it means of Bern, Oslo, Rome, Zürich and "rome (again)".
  struct Row: @unchecked Sendable, CustomTestStringConvertible {
    let format: String
    var arguments: [Any] = []
    let names: String
    var testDescription: String { format }

    init(_ format: String, _ arguments: Any..., means names: String) {
      self.format = format
      self.arguments = arguments
      self.names = names
    }
  }

  /// The trips, not saved yet, so that they decide; and saved, so that the store does where it can.
  static let contexts = [makeContext(), saved(makeContext())]

  private static func saved(_ context: NSManagedObjectContext) -> NSManagedObjectContext {
    do {
      try context.save()
      return context
    } catch {
      fatalError("The objects of the tests cannot be saved: \(error)")
    }
  }

  private static func makeContext() -> NSManagedObjectContext {
    do {
      // Its own queue, since tests run at once.
      let container = try Journal.container()
      let context = container.newBackgroundContext()
      context.performAndWait { fill(context) }
      return context
    } catch {
      fatalError("The container of the tests cannot be made: \(error)")
    }
  }

  private static func fill(_ context: NSManagedObjectContext) {
    let sea = Tag("sea", in: context)
    let city = Tag("city", in: context)
    let bern = context.trip("Bern", rating: 2)
    let oslo = context.trip("Oslo", rating: 1)
    let rome = context.trip("Rome", rating: 5)
    let zurich = context.trip("Zürich", rating: 4)
    let again = context.trip("rome (again)", rating: 3)
    (bern.seats, rome.seats, zurich.seats) = (4, 10, 4)
    rome.isDone = true
    oslo.start = nil
    for (trip, days) in [(bern, 1.0), (rome, 20), (zurich, 30), (again, 40)] {
      trip.start = Date(timeIntervalSinceReferenceDate: days * 86400)
    }
    rome.tags = [sea, city]
    zurich.tags = [city]
    oslo.tags = [sea]
    rome.setValue(Decimal(string: "19.99"), forKey: "price")
    for (name, nights, trip) in [("Hotel", 2, rome), ("Tent", 9, rome), ("Hostel", 1, oslo)] {
      context.stay(name, at: trip).setValue(nights, forKey: "nights")
    }
    bern.id = UUID(uuidString: "00000000-0000-0000-0000-0000000000FF")
  }

  static let all = "Bern Oslo Rome Zürich rome (again)"

  static let comparisons = [
    Row("name == 'Rome'", means: "Rome"),
    Row("name = \"Rome\"", means: "Rome"),
    Row("name == %@", "Rome", means: "Rome"),
    Row("%K == %@", "name", "Rome", means: "Rome"),
    Row("'Rome' == name", means: "Rome"),
    Row("(name) == 'Rome'", means: "Rome"),
    Row("name != 'Rome'", means: "Bern Oslo Zürich rome (again)"),
    Row("name <> 'Rome'", means: "Bern Oslo Zürich rome (again)"),
    Row("name ==[c] 'ROME'", means: "Rome"),
    Row("name ==[d] 'Zurich'", means: "Zürich"),
    Row("name ==[cd] 'zurich'", means: "Zürich"),
    Row("name < 'Oslo'", means: "Bern"),
    Row("rating > 3", means: "Rome Zürich"),
    Row("rating >= 3", means: "Rome Zürich rome (again)"),
    Row("rating => 3", means: "Rome Zürich rome (again)"),
    Row("rating < %d", 2, means: "Oslo"),
    Row("rating <= %ld", 2, means: "Bern Oslo"),
    Row("rating =< 2", means: "Bern Oslo"),
    Row("rating == 2.0", means: "Bern"),
    Row("rating > %f", 4.5, means: "Rome"),
    Row("rating > -1", means: all),
    Row("rating BETWEEN {2, 4}", means: "Bern Zürich rome (again)"),
    Row("rating BETWEEN %@", [2, 4], means: "Bern Zürich rome (again)"),
    Row("rating IN {1, 5}", means: "Oslo Rome"),
    Row("rating IN %@", [1, 5], means: "Oslo Rome"),
    Row("name IN %@", Set(["Rome", "Bern"]), means: "Bern Rome"),
    Row("name IN[c] {'ROME'}", means: "Rome"),
    Row("NOT (name IN %@)", ["Rome", "Bern"], means: "Oslo Zürich rome (again)"),
    Row("name IN 'Rome and Bern'", means: "Bern Rome"),
    Row("isDone == YES", means: "Rome"),
    Row("isDone == true", means: "Rome"),
    Row("isDone == %@", true, means: "Rome"),
    Row("isDone == 1", means: "Rome"),
    Row("isDone = NO", means: "Bern Oslo Zürich rome (again)"),
    Row("price == 19.99", means: "Rome"),
    Row("price < %@", Decimal(20), means: "Rome"),
    Row("start > %@", Date(timeIntervalSinceReferenceDate: 20 * 86400), means: "Zürich rome (again)"),
    Row("start > %@", NSDate(timeIntervalSinceReferenceDate: 20 * 86400), means: "Zürich rome (again)"),
    Row("id == %@", UUID(uuidString: "00000000-0000-0000-0000-0000000000FF")!, means: "Bern"),
  ]

  static let absences = [
    Row("seats == nil", means: "Oslo rome (again)"),
    Row("seats == NULL", means: "Oslo rome (again)"),
    Row("seats == %@", NSNull(), means: "Oslo rome (again)"),
    Row("seats != nil", means: "Bern Rome Zürich"),
    Row("seats != 4", means: "Oslo Rome rome (again)"),
    Row("seats < 5", means: "Bern Zürich"),
    Row("seats > 0", means: "Bern Rome Zürich"),
    Row("NOT (seats < 5)", means: "Oslo Rome rome (again)"),
    Row("seats IN {4, 10}", means: "Bern Rome Zürich"),
    Row("seats BETWEEN {0, 99}", means: "Bern Rome Zürich"),
    Row("start == nil", means: "Oslo"),
    Row("link BEGINSWITH 'x'", means: ""),
  ]

  static let texts = [
    Row("name CONTAINS 'o'", means: "Oslo Rome rome (again)"),
    Row("name CONTAINS[c] 'O'", means: "Oslo Rome rome (again)"),
    Row("name contains[cd] %@", "URI", means: "Zürich"),
    Row("name BEGINSWITH 'R'", means: "Rome"),
    Row("name BEGINSWITH[c] 'r'", means: "Rome rome (again)"),
    Row("name ENDSWITH 'e'", means: "Rome"),
    Row("name LIKE 'R*e'", means: "Rome"),
    Row("name LIKE '?o?e'", means: "Rome"),
    Row("name LIKE[c] 'rome*'", means: "Rome rome (again)"),
    Row("name LIKE '*'", means: all),
    Row("name LIKE 'Rom'", means: ""),
    Row("name MATCHES '[A-Z].{3}'", means: "Bern Oslo Rome"),
    Row("name MATCHES[c] 'r.*'", means: "Rome rome (again)"),
    Row("name MATCHES 'o'", means: ""),
    Row("name MATCHES %@", "Rome|Bern", means: "Bern Rome"),
    Row("name MATCHES '\\\\w+ \\\\(again\\\\)'", means: "rome (again)"),
    Row("name == 'it\\'s'", means: ""),
    Row("name CONTAINS ''", means: ""),
  ]

  static let logic = [
    Row("rating > 1 AND rating < 4", means: "Bern rome (again)"),
    Row("rating > 1 && rating < 4", means: "Bern rome (again)"),
    Row("rating == 1 OR rating == 5", means: "Oslo Rome"),
    Row("rating == 1 || rating == 5", means: "Oslo Rome"),
    Row("NOT rating == 1", means: "Bern Rome Zürich rome (again)"),
    Row("!(rating == 1)", means: "Bern Rome Zürich rome (again)"),
    Row("! rating == 1", means: "Bern Rome Zürich rome (again)"),
    Row("rating == 1 OR rating == 5 AND isDone == NO", means: "Oslo"),
    Row("(rating == 1 OR rating == 5) AND isDone == YES", means: "Rome"),
    Row("((rating == 1) or (name == 'Bern')) and not (isDone == yes)", means: "Bern Oslo"),
    Row("TRUEPREDICATE", means: all),
    Row("FALSEPREDICATE", means: ""),
    Row("NOT TRUEPREDICATE OR name == 'Rome'", means: "Rome"),
  ]

  static let relationships = [
    Row("ANY tags.name == 'sea'", means: "Oslo Rome"),
    Row("SOME tags.name == 'sea'", means: "Oslo Rome"),
    Row("ANY tags.name IN %@", ["city"], means: "Rome Zürich"),
    Row("ALL tags.name == 'sea'", means: "Bern Oslo rome (again)"),
    Row("NONE tags.name == 'sea'", means: "Bern Zürich rome (again)"),
    Row("ANY %K.name == %@", "tags", "sea", means: "Oslo Rome"),
    Row("ANY stays.nights > 5", means: "Rome"),
    Row("ANY stays.trip.name == 'Oslo'", means: "Oslo"),
    Row("tags.@count == 0", means: "Bern rome (again)"),
    Row("tags.@count > 1", means: "Rome"),
    Row("stays.@sum.nights == 11", means: "Rome"),
    Row("stays.@max.nights == 9", means: "Rome"),
    Row("stays.@min.nights == 1", means: "Oslo"),
    Row("stays.@avg.nights == 5.5", means: "Rome"),
    Row("tags.name CONTAINS 'sea'", means: "Oslo Rome"),
    Row("SELF.name == 'Rome'", means: "Rome"),
  ]

  @Test(
    "A format means the objects that it means in Core Data",
    arguments: comparisons + absences + texts + logic + relationships)
  func means(_ row: Row) throws {
    let request = Trip.fetchRequest()
    request.predicate = NSPredicate(format: row.format, argumentArray: row.arguments)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    for context in Self.contexts {
      let found = try context.performAndWait { try context.fetch(request).map(\.name) }
      #expect(found.joined(separator: " ") == row.names)
      #expect(try context.performAndWait { try context.count(for: request) } == found.count)
    }
  }

  @Test("Objects are compared by who they are, by their identifier as well")
  func objects() throws {
    let context = try Journal.container().viewContext
    let (rome, oslo) = (context.trip("Rome"), context.trip("Oslo"))
    let stay = context.stay("Hotel", at: rome)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Stay")
    request.predicate = NSPredicate(format: "trip == %@", rome)
    #expect(try context.fetch(request) == [stay])
    request.predicate = NSPredicate(format: "trip == %@", oslo)
    #expect(try context.fetch(request).isEmpty)
    try context.save()
    request.predicate = NSPredicate(format: "SELF == %@", stay.objectID)
    #expect(try context.fetch(request) == [stay])
    request.predicate = NSPredicate(format: "SELF IN %@", [stay])
    #expect(try context.fetch(request) == [stay])
    request.predicate = NSPredicate(format: "trip IN %@", NSSet(array: [oslo]))
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("Values that are objects on Apple's systems are arguments, as they are and cast")
  func arguments() {
    let date = Date(timeIntervalSinceReferenceDate: 1)
    let object: [String: Any] = ["date": date, "list": [1, 2], "price": Decimal(2), "name": "x", "id": UUID()]
    #expect(NSPredicate(format: "date == %@", date as NSDate).evaluate(with: object))
    #expect(NSPredicate(format: "date == %@", date as any CVarArg).evaluate(with: object))
    #expect(NSPredicate(format: "%@ IN list", NSNumber(value: 2)).evaluate(with: object))
    #expect(NSPredicate(format: "name IN %@", ["x", "y"]).evaluate(with: object))
    #expect(NSPredicate(format: "price == %@", NSDecimalNumber(value: 2)).evaluate(with: object))
    #expect(!NSPredicate(format: "id == %@", UUID() as any CVarArg).evaluate(with: object))
    #expect(String(format: "%@ %@", "a" as NSString, NSNumber(value: 2)) == "a 2")
  }

  @Test("Predicates are put together, and read plain values, structures and variables")
  func composed() {
    struct Place {
      let name: String
      let visits: [Int]
    }
    let place = Place(name: "Rome", visits: [1, 2])
    let (rome, two) = (NSPredicate(format: "name == 'Rome'"), NSPredicate(format: "visits.@count == 2"))
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: [rome, two]).evaluate(with: place))
    #expect(!NSCompoundPredicate(notPredicateWithSubpredicate: rome).evaluate(with: place))
    #expect(["a", "bb"].filter { NSPredicate(format: "SELF.length > 1").evaluate(with: $0) } == ["bb"])
    #expect(NSPredicate(format: "SELF BEGINSWITH 'b'").evaluate(with: "bb"))
    #expect(NSPredicate(format: "name == $NAME").evaluate(with: place, substitutionVariables: ["NAME": "Rome"]))
    #expect(NSArray(array: [1, 2, 3]).filtered(using: NSPredicate(format: "SELF > 1")) as? [Int] == [2, 3])
  }

  struct Mistake: @unchecked Sendable, CustomTestStringConvertible {
    let format: String
    var arguments: [Any] = []
    let place: Int
    let words: String
    var testDescription: String { format }
  }

  @Test(
    "A format that cannot be read is told with the place of the mistake",
    arguments: [
      Mistake(format: "name = ", place: 7, words: "missing at the end"),
      Mistake(format: "name 'x'", place: 5, words: "a comparison was expected"),
      Mistake(format: "name == 'x", place: 8, words: "has no end"),
      Mistake(format: "name == 'x' name", place: 12, words: "'AND', 'OR' or the end"),
      Mistake(format: "(name == 'x'", place: 12, words: "')' was expected"),
      Mistake(format: "name ==[x] 'x'", place: 8, words: "'x' is no option"),
      Mistake(format: "name == %@", place: 8, words: "none is left for '%@'"),
      Mistake(format: "name == %@", arguments: [1, 2], place: 10, words: "there are 2 arguments, and it takes in 1"),
      Mistake(format: "%K == 1", arguments: [1], place: 0, words: "stands for the name"),
      Mistake(format: "a == %q", arguments: [1], place: 5, words: "says nothing"),
      Mistake(format: "a == %y", arguments: [1], place: 5, words: "'%y' is not known"),
      Mistake(format: "SUBQUERY(a, $x, $x > 1).@count > 0", place: 0, words: "SUBQUERY is not supported"),
      Mistake(format: "now() > start", place: 0, words: "functions such as 'now()'"),
      Mistake(format: "a BETWEEN {1}", place: 10, words: "BETWEEN takes two values"),
      Mistake(format: "a MATCHES '['", place: 10, words: "no regular expression"),
      Mistake(format: "a IN {1, 2", place: 10, words: "',' or '}'"),
      Mistake(format: "", place: 0, words: "missing at the end"),
      Mistake(format: "a == 1 AND", place: 10, words: "missing at the end"),
      Mistake(format: "a..b == 1", place: 2, words: "a name was expected after the point"),
      Mistake(format: "a + 1 == 2", place: 2, words: "a comparison was expected"),
    ])
  func mistakes(_ mistake: Mistake) throws {
    let error = try #require(throws: PredicateFormatError.self) {
      try FormatParser.parse(mistake.format, mistake.arguments)
    }
    #expect(error.place == mistake.place)
    #expect(error.message.contains(mistake.words))
    #expect(error.description.hasSuffix("  \(mistake.format)\n  \(String(repeating: " ", count: mistake.place))^"))
  }

  @Test("A format that cannot be read ends the program, as in Core Data, with a mark under the mistake")
  func fatal() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = NSPredicate(format: "name == ")
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("  name == \n          ^"))
  }
}
