/// An address that a link may lead to: one of the web, of mail or of a telephone, or one relative to the page.
///
/// Other schemes, `javascript:` first among them, could act in the page's name.
package struct LinkAddress {
  package let text: String

  package init?(_ address: String) {
    // Browsers skip these when they look for a scheme.
    let shown = address.unicodeScalars.filter { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
    guard let end = shown.firstIndex(where: { ":/?#\\".unicodeScalars.contains($0) }), shown[end] == ":" else {
      text = address
      return
    }
    let scheme = String(String.UnicodeScalarView(shown[..<end])).lowercased()
    guard ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
    text = address
  }

  var leadsToAnotherPage: Bool {
    text.lowercased().hasPrefix("http:") || text.lowercased().hasPrefix("https:")
  }
}
