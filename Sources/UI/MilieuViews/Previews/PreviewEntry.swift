internal import Foundation
package import MilieuRuntime

/// A preview as it is listed and shown.
@MainActor
package struct PreviewEntry {
  /// What it is asked for by, in addresses too: letters, digits, `-` and `_`.
  package internal(set) var identifier: String

  /// What a person knows it by.
  package let name: String

  /// Where it is declared: file and line, or the module of a provider.
  package let place: String

  /// Where it is declared, without the line.
  package var file: String { place.lastIndex(of: ":").map { String(place[..<$0]) } ?? place }

  /// What declares it: `#Preview`, or the type of a provider.
  package let declaration: String

  package let look: PreviewLook

  private let content: () throws -> AnyView

  package init(
    identifier: String, name: String, place: String, declaration: String, look: PreviewLook = PreviewLook(),
    content: @escaping () throws -> AnyView
  ) {
    self.identifier = identifier
    self.name = name
    self.place = place
    self.declaration = declaration
    self.look = look
    self.content = content
  }

  /// The preview in a window.
  ///
  /// - Parameter contexts: what preview modifiers share.
  /// - Throws: what making the preview, or what its modifiers share, throws.
  package func makeWindow(contexts: PreviewContexts) async throws -> AnyView {
    let view = look.frame(try await contexts.apply(look.modifiers, to: try content()))
    return WindowGroup { view }.makeWindow()
  }

  /// The preview in a window that shows what it waits for, and what went wrong.
  package func makePage(contexts: PreviewContexts) -> AnyView {
    guard look.modifiers.isEmpty else { return AnyView(PreviewPage(entry: self, contexts: contexts)) }
    do {
      let view = look.frame(try content())
      return WindowGroup { view }.makeWindow()
    } catch {
      return AnyView(PreviewFailure(name: name, error: "\(error)"))
    }
  }
}

/// A preview whose modifiers share something that may take a while to make.
private struct PreviewPage: View {
  let entry: PreviewEntry
  let contexts: PreviewContexts
  @State private var window: AnyView?
  @State private var failure: String?

  var body: some View {
    if let window {
      window
    } else if let failure {
      PreviewFailure(name: entry.name, error: failure)
    } else {
      ProgressView().task {
        do {
          window = try await entry.makeWindow(contexts: contexts)
        } catch {
          failure = "\(error)"
        }
      }
    }
  }
}

/// What stands in the place of a preview that cannot be shown.
private struct PreviewFailure: View {
  let name: String
  let error: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: "“\(name)” cannot be shown").font(.headline)
      Text(verbatim: error).foregroundStyle(.secondary)
    }
    .padding()
  }
}
