/// Text so that it reads as itself both between tags and in a quoted attribute.
package func escapedHTML(_ text: String) -> String {
  var buffer = MarkupBuffer(capacity: text.utf8.count)
  buffer.append(escaping: text)
  return buffer.text
}
