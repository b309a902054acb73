extension WiringReport {
  /// The report as JSON, for other tools. The same report is the same text, and members are only ever added.
  ///
  /// ```json
  /// {
  ///   "root": "ShopApp",
  ///   "views": 34,
  ///   "requirements": [{ "type": "Cart", "form": "object", "optional": false, "keys": [], "builtIn": false,
  ///     "holder": "CartView", "property": "cart", "through": [], "view": "CartView", "screens": ["RootView"],
  ///     "path": ["ShopApp", "WindowGroup", "RootView", "CartView"], "providers": [0] }],
  ///   "provisions": [{ "type": "Cart", "form": "object", "keys": [], "provider": "ShopApp", "path": ["ShopApp"] }],
  ///   "missing": [{ "type": …, "form": …, "holder": …, "property": …, "through": [], "path": […], "places": 1,
  ///     "nearest": null, "remedy": … }],
  ///   "unseen": [{ "subject": …, "screens": […], "path": […], "places": 1, "remedy": … }]
  /// }
  /// ```
  ///
  /// `form` is `object`, `environmentObject` or `value`; `providers` are positions in `provisions`.
  public var json: String {
    let whole: WiringJSON = [
      "root": .string(root),
      "views": .number(views),
      "requirements": .list(requirements.map(\.json)),
      "provisions": .list(provisions.map(\.json)),
      "missing": .list(missing.map(\.json)),
      "unseen": .list(unseen.map(\.json)),
    ]
    return whole.text()
  }
}

extension WiringReport.Requirement {
  fileprivate var json: WiringJSON {
    [
      "type": .string(type), "form": .string(form.rawValue), "optional": .flag(isOptional), "keys": .strings(keys),
      "builtIn": .flag(isBuiltIn), "derived": .flag(isDerived), "holder": .string(holder),
      "property": .string(property),
      "through": .strings(through), "view": .string(view), "screens": .strings(screens), "path": .strings(path),
      "providers": .list(providers.map { .number($0) }),
    ]
  }
}

extension WiringReport.Provision {
  fileprivate var json: WiringJSON {
    [
      "type": .string(type), "form": .string(form.rawValue), "keys": .strings(keys), "provider": .string(provider),
      "path": .strings(path),
    ]
  }
}
