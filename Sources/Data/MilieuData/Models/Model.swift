/// Makes a class one whose objects a ``ModelContext`` keeps.
///
/// ```swift
/// @Model final class Trip {
///   @Attribute(.unique) var name: String
///   var start: Date
///   @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///
///   init(name: String, start: Date) {
///     self.name = name
///     self.start = start
///   }
/// }
/// ```
///
/// As SwiftData's: each stored property is kept, whose value is a number, a truth value, a string, a date, data, a UUID, a URL, a decimal
/// number, an enumeration with such a raw value, anything else that is `Codable`, or one or many other models. All of them are observed.
/// Unlike SwiftData's, a property may be a `let` that an initialiser sets, and an initialiser that forgets a property does not compile.
///
/// A property's default value is also made for each model that is fetched, before the stored one takes its place: let it be cheap, and do
/// nothing but give a value.
@attached(member, names: named(_$state), named(_$properties), named(_$identifiers), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "MilieuMacros", type: "ModelMacro")

/// Put by ``Model()`` on each property that is kept.
@_documentation(visibility: internal)
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) = #externalMacro(module: "MilieuMacros", type: "PersistedPropertyMacro")

/// Says how an attribute of a model is kept.
///
/// - Parameters:
///   - options: such as `.unique`.
///   - originalName: what the property was called before, so that what is stored under that name is taken over.
///   - hashModifier: tells this version of the property from one that looks the same.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MilieuMacros", type: "ModelMarkerMacro")

/// Says how a model is related to others.
///
/// - Parameters:
///   - options: `.unique` where no two models may have the same at the other end.
///   - deleteRule: what becomes of the models at the other end when this one is deleted.
///   - minimumModelCount: how many there have to be when the model is saved.
///   - maximumModelCount: how many there may be; 0 for any number.
///   - originalName: what the property was called before.
///   - inverse: the property at the other end that says the same. Left out, it is found where only one can be meant.
///   - hashModifier: tells this version of the property from one that looks the same.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "MilieuMacros", type: "ModelMarkerMacro")

/// Leaves a property of a model out of what is kept. It needs a default value, which each model starts from that is fetched.
@attached(peer)
public macro Transient() = #externalMacro(module: "MilieuMacros", type: "ModelMarkerMacro")

/// Says that no two models have the same values for a set of properties; inserting a second one changes the first.
///
/// ```swift
/// #Unique<Trip>([\.name], [\.start, \.end])
/// ```
///
/// - Parameter constraints: the sets. A model that lacks a value of a set is like no other.
@freestanding(declaration, names: named(_$uniques))
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MilieuMacros", type: "ModelSetsMacro")

/// Lets models be found fast by a set of properties.
///
/// - Parameter indices: the sets; the order of the properties in each is that of the index.
@freestanding(declaration, names: named(_$indices))
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MilieuMacros", type: "ModelSetsMacro")

/// Gives an actor a context of its own, whose models only its code uses.
///
/// ```swift
/// @ModelActor actor Importer {
///   func add(_ name: String) throws {
///     modelContext.insert(Trip(name: name, start: .now))
///     try modelContext.save()
///   }
/// }
/// ```
///
/// The actor's code runs on a queue, also where it is made on the main actor.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "MilieuMacros", type: "ModelActorMacro")
