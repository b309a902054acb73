public import MilieuViews
extension App { public static func main() {} }
