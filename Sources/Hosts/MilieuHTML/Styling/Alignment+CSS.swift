internal import MilieuViews

extension HorizontalAlignment {
  var css: StaticString {
    switch self {
    case .leading: "start"
    case .trailing: "end"
    default: "center"
    }
  }
}

extension VerticalAlignment {
  var css: StaticString {
    switch self {
    case .top: "start"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    default: "center"
    }
  }
}
