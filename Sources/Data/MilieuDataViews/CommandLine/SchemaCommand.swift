internal import Foundation
internal import MilieuData
package import MilieuViews

/// Says what the models of an app are, and what opening their stores would do. `Milieu` finds it by its name, for the `schema` command.
package enum SchemaCommand: SchemaTool {
  package static func report(on request: SchemaRequest, show: () -> Void) -> SchemaReport {
    let containers = ContainerInspection.containers(show)
    guard !containers.isEmpty else {
      return SchemaReport(
        "No model container was made as the app was shown. Make one in the app, such as with '.modelContainer(for:)'; "
          + "one that is made later is named with '.schemaContainers { … }' on the scene.",
        status: 1)
    }
    var parts: [String] = []
    var isRefused = false
    for found in containers {
      parts.append(heading(found))
      if request == .print { parts.append(found.container.schema.text) }
      for (index, configuration) in found.configurations.enumerated() {
        let place = configuration.isStoredInMemoryOnly ? "in memory" : "in \(configuration.url.path)"
        var words = "Store '\(configuration.name)' \(place)"
        if request == .diff, !configuration.isStoredInMemoryOnly {
          let preview = found.preview(index)
          isRefused = isRefused || preview.isRefused
          words += "\n\(preview)"
        }
        parts.append(words)
      }
    }
    return SchemaReport(parts.joined(separator: "\n\n"), status: isRefused ? 1 : 0)
  }

  private static func heading(_ found: ContainerInspection.Found) -> String {
    let schema = found.container.schema
    let names = schema.entities.map(\.name).joined(separator: ", ")
    let plan = found.plan.map { ", with the migration plan \($0)" } ?? ""
    return "Container of \(names), version \(schema.version)\(plan)"
  }
}
