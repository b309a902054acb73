@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling

// The compiler starts this program and asks it, over its standard streams, to expand macros.
try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: MacroProvider()).main()
