#ifndef MILIEU_CZLIB_SHIM_H
#define MILIEU_CZLIB_SHIM_H

// What zlib spells as macros that Swift does not import, as typed values.

#include <zlib.h>

/// Makes ready to write the gzip format (RFC 1952) with the largest window.
static inline int milieu_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS + 16, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
}

#endif
