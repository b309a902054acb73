// Calls a service a number of times, in one of three ways, for a counter of instructions to compare:
//
//   StaticEnv direct 1000000      the function itself
//   StaticEnv static 1000000      through an env that is a metatype
//   StaticEnv closures 1000000    through an env that is a structure of closures
import MilieuEffects

protocol RatesAPI: SendableMetatype {
  static func rate(of number: Int) -> Int
}

enum LiveRates: RatesAPI {
  @inline(never)
  static func rate(of number: Int) -> Int { number &* 31 &+ 7 }
}

struct RatesEnv: Sendable {
  var rate: @Sendable (Int) -> Int
}

@inline(never) @_optimize(none)
func keep(_ value: Int) {}

enum Direct: Transducer {
  typealias State = Int

  static func transduce(_ state: inout Int, event calls: Int) -> Effect {
    .action { _ in
      var sum = 0
      for number in 0..<calls { sum &+= LiveRates.rate(of: number) }
      keep(sum)
    }
  }
}

enum Static<API: RatesAPI>: Transducer {
  typealias State = Int
  typealias Env = API.Type

  static func transduce(_ state: inout Int, event calls: Int) -> Effect {
    .action { api in
      var sum = 0
      for number in 0..<calls { sum &+= api.rate(of: number) }
      keep(sum)
    }
  }
}

enum Closures: Transducer {
  typealias State = Int
  typealias Env = RatesEnv

  static func transduce(_ state: inout Int, event calls: Int) -> Effect {
    .action { env in
      var sum = 0
      for number in 0..<calls { sum &+= env.rate(number) }
      keep(sum)
    }
  }
}

func run<Source: Transducer>(_ store: EffectStore<Source>) where Source.Event == Int {
  store(calls)
}

let calls = Int(CommandLine.arguments.dropFirst(2).first ?? "") ?? 0
switch CommandLine.arguments.dropFirst().first {
case "direct": run(EffectStore(of: Direct.self, state: 0))
case "static": run(EffectStore(of: Static<LiveRates>.self, state: 0, env: LiveRates.self))
case "closures": run(EffectStore(of: Closures.self, state: 0, env: RatesEnv(rate: { LiveRates.rate(of: $0) })))
default: print("usage: StaticEnv direct|static|closures <calls>")
}
