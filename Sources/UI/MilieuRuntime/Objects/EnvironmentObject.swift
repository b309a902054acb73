internal import MilieuEnvironment
public import MilieuObservation

/// An observable object that a view above provides with `environmentObject(_:)`.
///
/// As SwiftUI, the view is redrawn when the object says that it changes; unlike SwiftUI, only if its last body read the object. Where
/// SwiftUI stops the program because nothing above provides the object, here the view's place shows a diagnosis and the rest of the
/// app lives on.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let site: DeclarationSite
  private var location: RequiredObjectLocation<ObservedObjectKey<ObjectType>>?
  private var cell: ObjectCell<ObjectType>?

  /// An object that is provided above the view.
  ///
  /// - Parameters:
  ///   - fileID, line: the place named when nothing provides the object; left at the place of the property.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    site = DeclarationSite(fileID: fileID, line: line)
  }

  /// The object. It cannot be read before the view stands in a tree.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    cell?.noteRead()
    return connected.read()
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: connected.read(), cell: cell)
  }

  private var connected: RequiredObjectLocation<ObservedObjectKey<ObjectType>> {
    guard let location else {
      preconditionFailure(
        """
        @EnvironmentObject \(TypeName.short(ObjectType.self)), declared at \(site.description), was read before its view \
        stood in a view tree, as in the view's initializer. Read it in the body, or hand the object to the initializer.
        """)
    }
    return location
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.location = old?.pointee.location ?? RequiredObjectLocation(site: new.site, scope: node.scope, owner: node)
        new.cell = old?.pointee.cell
      },
      prepare: { property, missing in
        guard let location = property.location else { return }
        location.wasRead = false
        guard location.isAnswered else {
          missing.append(MissingDependency(key: ObservedObjectKey<ObjectType>.self, site: property.site))
          return
        }
        let object = location.peek()
        guard property.cell?.object !== object, let node = Evaluation.current else { return }
        property.cell?.disconnect()
        property.cell = ObjectCell(object, owner: node)
      },
      refresh: { property in
        guard let location = property.location, location.wasRead else { return false }
        return !location.isAnswered || location.refreshIfStale()
      },
      disconnect: {
        $0.location?.close()
        $0.cell?.disconnect()
      },
      reader: { $0.location },
      isSame: { _, _ in true })
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
  /// Provides an observable object to this view and everything in it, to be read with `@EnvironmentObject`.
  ///
  /// As SwiftUI, it is found by the type it is provided as.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
  public nonisolated func environmentObject<ObjectType: ObservableObject>(
    _ object: ObjectType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      ObjectProvision<ObservedObjectKey<ObjectType>>(
        object: object, provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }
}
