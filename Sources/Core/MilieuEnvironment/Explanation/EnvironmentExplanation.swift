/// Where a value of the environment comes from, at one place: who provides it, what that hides, who reads it, and what last changed it.
///
/// Ask for one with ``EnvironmentValues/explain(_:)`` in a body, a handler or any code that runs in an environment; tests
/// ask an element that is shown. An explanation says what was so when it was asked for. Printed, it reads:
///
/// ```
/// \.api = LoggingAPI at Shop › Row
///   provided  .environment(\.api) { … }  Shop/Shop.swift:12
///   wraps     LiveAPI                    Shop/ShopApp.swift:8
///   hides     OfflineAPI                 the key's default
///   read by   Row.api (12), Detail.api
///   lives     since turn 1, as long as Shop
///   changed   turn 14, by the write at Shop/ShopApp.swift:8
/// ```
public struct EnvironmentExplanation: CustomStringConvertible {
  /// What was asked about, as an author writes it: `\.api`, `Library`, `any Payment`.
  public let subject: String

  /// What a read gives; `nil` where nothing provides an object that is asked for by its type.
  public let value: Any?

  /// The views an author wrote, from the root down to the place; empty where no view is known.
  public let place: [String]

  /// What holds for each key that a read uses. A property over several keys has several; an object that nothing provides has none.
  public let keys: [Key]

  /// The nearest provider, where one key is concerned.
  public var provider: Provider? { keys.count == 1 ? keys[0].providers.first : nil }

  /// What holds for one key.
  public struct Key {
    /// The key as an author knows it: its property where it has one that is known, else its type.
    public let name: String

    /// The value of the whole key, of which what was asked about may be a part.
    public let value: Any?

    /// Who provides a value at the place, the nearest first, then outwards to the key's default.
    public let providers: [Provider]

    /// Who reads the nearest provider's value, in no particular order; `nil` outside view trees, and off the main actor, where views may not
    /// be looked at.
    ///
    /// What a view reads by way of a model is not among them.
    public let readers: [Reader]?

    /// What last changed the value at the place; `nil` where it is what it was when it was first provided.
    public let lastChange: Change?
  }

  /// One that provides a value.
  public struct Provider {
    /// What has become of the value.
    public enum Role: Equatable, Sendable {
      /// It is what a read gives.
      case provides
      /// The provider before wraps it.
      case isWrapped
      /// The provider before changes it, or a part of it.
      case isTransformed
      /// A nearer provider hides it.
      case isHidden
    }

    /// What has become of the value.
    public let role: Role

    /// The value; `nil` for the default of a key that nobody has read yet, and for an object that is `nil`.
    public let value: Any?

    /// How it is provided, such as `.environment(\.api, …)`; empty for a default and for what the host or a control sets.
    public let call: String

    /// Where: module, file and line, or words such as `the key's default`.
    public let source: String

    /// How long it stays.
    public let lifetime: Lifetime

    /// The turn of the views' loop in which it was first provided, from 1 for the first build; `nil` outside view trees.
    public let turn: Int?
  }

  /// How long a provider stays.
  public enum Lifetime: Equatable, Sendable {
    /// As long as the process.
    case process
    /// As long as the views of one root, such as a window.
    case root
    /// As long as what the last of these views shows, named from the root down.
    case view([String])
    /// As long as the work of a `withEnvironment`, and what that made.
    case work
    /// As long as somebody keeps the values.
    case values
  }

  /// One that reads a value.
  public struct Reader: Equatable, Sendable {
    /// The property, such as `Row.api`, or in words what reads.
    public let name: String

    /// The views from the root down to the one that reads.
    public let place: [String]

    package init(name: String, place: [String]) {
      self.name = name
      self.place = place
    }
  }

  /// What changed a value.
  public struct Change: Equatable, Sendable {
    /// The ways in which the value at a place changes.
    public enum Cause: Equatable, Sendable {
      /// The provider wrote another value.
      case write
      /// A nearer provider appeared.
      case appearance
      /// A nearer provider went.
      case departure
    }

    /// What happened.
    public let cause: Cause

    /// Where in the source the provider concerned is: module, file and line, or words such as `the host`.
    public let source: String

    /// The turn of the views' loop in which it happened, from 1 for the first build.
    public let turn: Int

    package init(cause: Cause, source: String, turn: Int) {
      (self.cause, self.source, self.turn) = (cause, source, turn)
    }
  }
}
