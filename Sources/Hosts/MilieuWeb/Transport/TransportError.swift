/// Why a ``WebTransport`` could not start.
package enum TransportError: Error, Sendable, Equatable, CustomStringConvertible {
  case portInUse(address: String, port: Int)
  case addressNotLocal(String)
  case addressUnknown(String, detail: String)
  case portNotPermitted(port: Int)
  case portOutOfRange(Int)
  case alreadyStarted(BoundAddress)
  case cannotListen(address: String, port: Int, detail: String)

  package var description: String {
    switch self {
    case .portInUse(let address, let port):
      """
      Port \(port) on \(address) is in use. Stop the other program or choose another port with --port N \
      (--port 0 picks a free one).
      """
    case .addressNotLocal(let address):
      """
      \(address) is not an address of this machine, so nothing can listen on it. Use 127.0.0.1 for this machine only \
      or 0.0.0.0 for every network it is on.
      """
    case .addressUnknown(let address, let detail):
      "\(address) does not name an address (\(detail)). Use a numeric one, such as 127.0.0.1."
    case .portNotPermitted(let port):
      """
      This user may not listen on port \(port): ports below 1024 need a privilege. Choose a higher one with --port N, \
      and let a proxy serve port \(port).
      """
    case .portOutOfRange(let port):
      "\(port) is not a port. Choose one from 1 to 65535 with --port N, or 0 for a free one."
    case .alreadyStarted(let bound):
      "This server already listens on \(bound.address):\(bound.port). Stop it before starting it again."
    case .cannotListen(let address, let port, let detail):
      "The server could not listen on \(address):\(port) (\(detail)). Check the address and choose another port."
    }
  }
}
