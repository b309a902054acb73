#ifndef MILIEU_CWEBSOCKETS_SHIM_H
#define MILIEU_CWEBSOCKETS_SHIM_H

// What libwebsockets spells as macros that Swift does not import, as typed values.

#include <libwebsockets.h>

/// The bytes `lws_write` may scribble over in front of what it sends.
static inline size_t milieu_lws_padding(void) { return LWS_PRE; }

/// The options of our one server context: fail when the port cannot be had; look up no host name of our own.
static inline uint64_t milieu_lws_server_options(int ipv6) {
  uint64_t options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME;
  return ipv6 ? options : options | LWS_SERVER_OPTION_DISABLE_IPV6;
}

#endif
