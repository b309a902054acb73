#ifndef MILIEU_CZLIB_SHIM_H
#define MILIEU_CZLIB_SHIM_H

// What zlib spells as macros that Swift does not import.

#include <zlib.h>

/// Begins a gzip stream, as small as it gets.
static inline int milieu_gzip_begin(z_stream *stream) {
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}

#endif
