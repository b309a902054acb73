internal import MilieuViews

/// Finds what knows of models, for the `schema` command.
enum SchemaPrinter {
  /// The tool of `MilieuDataViews`, if that is part of the program.
  static var tool: (any SchemaTool.Type)? {
    _typeByName("15MilieuDataViews13SchemaCommandO") as? any SchemaTool.Type
  }
}
