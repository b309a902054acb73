/// Hears of what other processes store, and tells all contexts of a container, as long as somebody keeps it: whoever shows models does.
package final class StoreWatch: Sendable {
  private let watches: [any AnyObject & Sendable]

  fileprivate init(_ opened: OpenedStores) {
    watches = opened.stores.compactMap { store in
      store.watch { [weak opened] in opened?.tell(SavedChanges(isUnknown: true), except: nil) }
    }
  }
}

/// The watch of a container, if there is one.
struct WeakStoreWatch: Sendable {
  fileprivate weak var watch: StoreWatch?
}

extension OpenedStores {
  /// Lets all contexts hear of what other processes store, as long as the watch is kept. Everybody gets the same one.
  package func watchStores() -> StoreWatch {
    storeWatch.withLock { known in
      if let watch = known.watch { return watch }
      let watch = StoreWatch(self)
      known.watch = watch
      return watch
    }
  }
}
