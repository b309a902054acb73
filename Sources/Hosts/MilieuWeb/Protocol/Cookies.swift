/// The cookies of a request.
enum Cookies {
  /// Each value of a name, in the order of the header; a browser may hold several, of different paths.
  ///
  /// - Parameter header: the header field with the request's cookies; `nil` for none.
  static func values(of name: String, in header: String?) -> [Substring] {
    (header ?? "").split(separator: ";").compactMap { pair in
      let pair = pair.drop { $0 == " " }
      return pair.hasPrefix(name + "=") ? pair.dropFirst(name.utf8.count + 1) : nil
    }
  }
}
