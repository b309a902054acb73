/// What goes wrong with stored models.
///
/// As SwiftData's, errors are told apart by `==`; each also says what happened, where and what helps.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
  package enum Code: String, Hashable, Sendable {
    case loadIssueModelContainer, configurationSchemaNotFoundInContainerSchema, backingDataTypeMismatch
    case uniqueConstraintViolated, modelValidationFailure, missingModelContext, modelNotInSchema, deleteDenied
    case unsupportedPredicate, unsupportedSortDescriptor, includePendingChangesWithBatchSize
    case contextUsedElsewhere, unknownSchema, backwardMigration
  }

  package let code: Code
  private let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// What went wrong, where, and what helps.
  public var description: String { message }

  /// A container's store cannot be opened.
  public static var loadIssueModelContainer: Self { Self(.loadIssueModelContainer, "The store cannot be opened") }

  /// A store was written by a version of the schema that the migration plan does not know, or the plan contradicts itself.
  public static var unknownSchema: Self { Self(.unknownSchema, "The version of the schema is not in the plan") }

  /// A store was written by a version of the schema later than the program's.
  public static var backwardMigration: Self {
    Self(.backwardMigration, "The store was written by a later version of the schema")
  }

  /// Models lead to others that no store of the container keeps.
  public static var configurationSchemaNotFoundInContainerSchema: Self {
    Self(.configurationSchemaNotFoundInContainerSchema, "A model is in no store of the container")
  }

  /// A value is not of the type that the model says.
  public static var backingDataTypeMismatch: Self { Self(.backingDataTypeMismatch, "A value cannot be stored") }

  /// A model does not keep what it promises, such as how many models it is related to.
  public static var modelValidationFailure: Self { Self(.modelValidationFailure, "A model is not valid") }

  /// A context is used where it does not belong: the main context off the main actor, or any on two threads at once. Not one of SwiftData's,
  /// in which this ends the program, or does not show at once.
  public static var contextUsedElsewhere: Self {
    Self(.contextUsedElsewhere, "A model context is used where it does not belong")
  }

  /// The model is in no context.
  public static var missingModelContext: Self { Self(.missingModelContext, "The model is in no context") }

  /// A predicate cannot be evaluated.
  public static var unsupportedPredicate: Self { Self(.unsupportedPredicate, "The predicate cannot be evaluated") }

  /// Models cannot be sorted as asked.
  public static var unsupportedSortDescriptor: Self { Self(.unsupportedSortDescriptor, "The order cannot be followed") }

  /// Models cannot be read in batches together with changes that have not been saved.
  public static var includePendingChangesWithBatchSize: Self {
    Self(.includePendingChangesWithBatchSize, "Batches cannot include changes that have not been saved")
  }
}
