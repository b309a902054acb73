#ifndef MILIEU_CWEBSOCKETS_SHIM_H
#define MILIEU_CWEBSOCKETS_SHIM_H

#include <libwebsockets.h>

#endif
