import MilieuRuntime

/// A copy of the elements, kept as a host keeps one: from patches alone.
@MainActor
final class ElementModel {
  final class Copy {
    let id: Element.ID
    let kind: ElementKind
    var properties: [(ElementPropertyName, ElementValue)]
    var children: [Copy]
    weak var parent: Copy?

    @MainActor
    init(_ element: Element) {
      id = element.id
      kind = element.kind
      properties = element.allProperties
      children = element.absorbsContent ? [] : element.children.map { Copy($0) }
      for child in children { child.parent = self }
    }

    func lines(depth: Int = 0, into lines: inout [String]) {
      let values = properties.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
      lines.append(String(repeating: " ", count: depth) + "\(kind) \(values)")
      for child in children { child.lines(depth: depth + 1, into: &lines) }
    }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var root: Copy
  private var copies: [Element.ID: Copy] = [:]

  /// Takes the whole tree, as a first page does.
  init(_ tree: ElementTree) {
    root = Copy(tree.root)
    register(root)
  }

  var text: String {
    var lines: [String] = []
    root.lines(into: &lines)
    return lines.joined(separator: "\n")
  }

  var count: Int { copies.count }

  private func register(_ copy: Copy) {
    copies[copy.id] = copy
    copy.children.forEach(register)
  }

  private func forget(_ copy: Copy) {
    copies[copy.id] = nil
    copy.children.forEach(forget)
  }

  private func known(_ id: Element.ID, _ patch: Patch) throws -> Copy {
    guard let copy = copies[id] else {
      throw Problem(description: "\(patch) names \(id), which the host does not have.")
    }
    return copy
  }

  private func take(out copy: Copy) {
    copy.parent?.children.removeAll { $0 === copy }
    copy.parent = nil
  }

  private func put(_ copy: Copy, into parent: Copy, before next: Element.ID?, _ patch: Patch) throws {
    var position = parent.children.count
    if let next {
      guard let found = parent.children.firstIndex(where: { $0.id == next }) else {
        throw Problem(description: "\(patch) names the sibling \(next), which is not in \(parent.id).")
      }
      position = found
    }
    parent.children.insert(copy, at: position)
    copy.parent = parent
  }

  func apply(_ patches: [Patch]) throws {
    for patch in patches {
      switch patch {
      case .remove(let id):
        let copy = try known(id, patch)
        take(out: copy)
        forget(copy)
      case .insert(let element, let parent, let next):
        guard copies[element.id] == nil else { throw Problem(description: "\(element.id) is inserted twice.") }
        let copy = Copy(element)
        try put(copy, into: known(parent, patch), before: next, patch)
        register(copy)
      case .move(let id, let parent, let next):
        let copy = try known(id, patch)
        take(out: copy)
        try put(copy, into: known(parent, patch), before: next, patch)
      case .update(let element, let names):
        let copy = try known(element.id, patch)
        for name in names {
          copy.properties.removeAll { $0.0 == name }
          if let value = element[name] { copy.properties.append((name, value)) }
        }
      }
    }
  }
}
