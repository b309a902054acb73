internal import Synchronization

/// A ``WebTransport`` on libwebsockets, with one I/O thread.
package final class LibwebsocketsTransport: WebTransport {
  private let options: TransportOptions
  private let running = Mutex<EventLoop?>(nil)

  package init(options: TransportOptions = TransportOptions()) {
    self.options = options
  }

  deinit { stop() }

  package func start(handler: any TransportHandler) throws -> BoundAddress {
    try running.withLock { running throws(TransportError) in
      if let running { throw .alreadyStarted(running.bound) }
      let loop = try EventLoop(options: options, handler: handler)
      loop.start()
      running = loop
      return loop.bound
    }
  }

  package func stop() {
    guard let loop = running.withLock({ $0 }) else { return }
    loop.stop()
    running.withLock { if $0 === loop { $0 = nil } }
  }
}
