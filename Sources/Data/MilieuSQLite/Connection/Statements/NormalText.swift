@_spi(_Unicode) internal import Swift

extension String {
  /// Whether it is in Unicode's normalization form C, so that its bytes tell whether it is equal to another such text, and which is less.
  ///
  /// As `Unicode.Scalar` below U+0300 is, whatever stands beside it, which is all that most texts are made of.
  var isNormal: Bool {
    if utf8.allSatisfy({ $0 < 0xCC }) { return true }
    return _nfc.elementsEqual(unicodeScalars)
  }

  /// An equal text in normalization form C.
  var normal: String {
    if isNormal { return self }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: _nfc)
    return String(text)
  }
}
