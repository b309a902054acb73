internal import MilieuRuntime

/// Names a part of a control or container that has an element of its own.
protocol ElementPartName {
  static var kind: ElementKind { get }
  static var rowRole: RowRole { get }
}

extension ElementPartName {
  static var rowRole: RowRole { .exempt }
}

enum LabelIconPart: ElementPartName { static var kind: ElementKind { .labelIcon } }
enum LabelTitlePart: ElementPartName { static var kind: ElementKind { .labelTitle } }
enum ProgressWordsPart: ElementPartName { static var kind: ElementKind { .progressWords } }
enum PickerLabelPart: ElementPartName { static var kind: ElementKind { .pickerLabel } }
enum PickerOptionsPart: ElementPartName {
  static var kind: ElementKind { .pickerOptions }
  static var rowRole: RowRole { .passing }
}
enum HeaderPart: ElementPartName { static var kind: ElementKind { .header } }
enum FooterPart: ElementPartName { static var kind: ElementKind { .footer } }
enum LayerPart: ElementPartName { static var kind: ElementKind { .layer } }

/// A part of a control or container, in an element of its own.
nonisolated struct ElementPart<Name: ElementPartName, Content: View>: PrimitiveView {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  static var elementKind: ElementKind { Name.kind }
  static var rowRole: RowRole { Name.rowRole }
  @MainActor var elementContent: Content { content }
  @MainActor func describe(_ element: inout ElementDescription) {}
}
