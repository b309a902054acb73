import Dispatch
import Foundation
import MilieuData
import Testing

/// A context that is used where it does not belong.
@Suite struct MisuseTests {
  /// NB: unchecked, as these tests do what the compiler keeps others from.
  private struct Smuggled<Value>: @unchecked Sendable {
    let value: Value
  }

  private func elsewhere<Result>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { done in
      let done = Smuggled(value: done)
      Thread.detachNewThread { done.value.resume(returning: body()) }
    }
  }

  @Test("The main context throws a named error off the main actor, and works on") @MainActor
  func main() async throws {
    let container = try ModelContainer(
      for: Language.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = Smuggled(value: container.mainContext)
    context.value.insert(Language(code: "de"))
    let thrown = await elsewhere {
      do {
        _ = try context.value.fetch(FetchDescriptor<Language>())
        return Smuggled<(any Error)?>(value: nil)
      } catch {
        return Smuggled<(any Error)?>(value: error)
      }
    }
    let error = try #require(thrown.value as? SwiftDataError)
    #expect(error == .contextUsedElsewhere)
    #expect("\(error)".contains("by fetch(_:)") && "\(error)".contains("@ModelActor"))
    #expect(try context.value.fetchCount(FetchDescriptor<Language>()) == 1)
  }

  @Test("A context that two threads use at once throws to one of them or lets it wait, and loses nothing")
  func together() async throws {
    let told = Locked<[String]>([])
    let container = try ModelContainer(
      for: Language.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = Smuggled(value: ModelContext(container))
    let refused = Locked(0)
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          await elsewhere {
            for number in 0..<300 {
              context.value.insert(Language(code: "\(thread)-\(number)"))
              do { _ = try context.value.fetchCount(FetchDescriptor<Language>()) } catch let error as SwiftDataError {
                refused.withLock { if error == .contextUsedElsewhere { $0 += 1 } }
              } catch {
                told.withLock { $0.append("\(error)") }
              }
            }
          }
        }
      }
    }
    #expect(told.withLock { $0 } == [])
    #expect(context.value.insertedModelsArray.count == 1200)
    try context.value.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Language>()) == 1200)
  }

  @Test("A context may go from one thread to another, as long as they take turns")
  func turns() async throws {
    let container = try ModelContainer(
      for: Language.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = Smuggled(value: ModelContext(container))
    for number in 0..<20 {
      let failure = await elsewhere {
        context.value.insert(Language(code: "\(number)"))
        do { try context.value.save() } catch { return "\(error)" }
        return ""
      }
      #expect(failure == "")
    }
    #expect(try context.value.fetchCount(FetchDescriptor<Language>()) == 20)
  }
}
