/// Writes the attributes of one DOM node, either into its tag or as the members of a JSON object.
///
/// Classes and styles are collected, in any order, and written last.
struct AttributeWriter {
  enum Form {
    case tag, json
  }

  let form: Form
  var out: MarkupBuffer
  private var classes = MarkupBuffer(capacity: 64)
  private var declarations = MarkupBuffer(capacity: 128)
  private var isFirst = true

  init(form: Form, capacity: Int = 0) {
    self.form = form
    out = MarkupBuffer(capacity: capacity)
  }

  // MARK: - Attributes

  /// Starts on the attributes of another node.
  mutating func begin() {
    classes.removeAll()
    declarations.removeAll()
    isFirst = true
  }

  /// Writes an attribute whose value is free text.
  mutating func attribute(_ name: StaticString, _ value: String) {
    start(name)
    switch form {
    case .json: out.append(json: value)
    case .tag:
      out.append("'")
      out.append(escaping: value)
      out.append("'")
    }
  }

  /// Writes an attribute whose value is a word of our own.
  mutating func attribute(_ name: StaticString, word: StaticString) {
    start(name)
    let quote: StaticString = form == .json ? "\"" : ""
    out.append(quote)
    out.append(word)
    out.append(quote)
  }

  mutating func attribute(_ name: StaticString, number: Double) {
    start(name)
    let quote: StaticString = form == .json ? "\"" : ""
    out.append(quote)
    out.append(number)
    out.append(quote)
  }

  /// Writes an attribute that says something by being there.
  mutating func attribute(_ name: StaticString) {
    guard form == .tag else { return attribute(name, word: "") }
    out.append(" ")
    out.append(name)
  }

  private mutating func start(_ name: StaticString) {
    switch form {
    case .tag:
      out.append(" ")
      out.append(name)
      out.append("=")
    case .json:
      out.append(isFirst ? "\"" : ",\"")
      out.append(name)
      out.append("\":")
    }
    isFirst = false
  }

  // MARK: - Classes and styles

  mutating func addClass(_ name: StaticString) {
    if !classes.isEmpty { classes.append(" ") }
    classes.append(name)
  }

  /// Adds a class that ends in a word of the author's, of which only letters and digits are taken.
  mutating func addClass(_ prefix: StaticString, suffix: String) {
    guard !suffix.isEmpty, suffix.utf8.allSatisfy({ $0.isLetterOrDigit }) else { return }
    addClass(prefix)
    classes.append(raw: suffix)
  }

  mutating func style(_ name: StaticString, _ value: StaticString) {
    startDeclaration(name)
    declarations.append(value)
  }

  /// - Parameter css: a value made from typed parts, never from free text.
  mutating func style(_ name: StaticString, css: String) {
    startDeclaration(name)
    declarations.append(raw: css)
  }

  mutating func style(_ name: StaticString, number: Double, unit: StaticString = "") {
    startDeclaration(name)
    declarations.append(number)
    declarations.append(unit)
  }

  private mutating func startDeclaration(_ name: StaticString) {
    if !declarations.isEmpty { declarations.append(";") }
    declarations.append(name)
    declarations.append(":")
  }

  /// Writes the classes and styles.
  mutating func end() {
    write("class", classes)
    write("style", declarations)
  }

  private mutating func write(_ name: StaticString, _ value: MarkupBuffer) {
    guard !value.isEmpty else { return }
    start(name)
    switch form {
    case .json: out.append(json: value)
    case .tag:
      let isWord = value.bytes.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      let quote: StaticString = isWord ? "" : "'"
      out.append(quote)
      out.append(value)
      out.append(quote)
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
