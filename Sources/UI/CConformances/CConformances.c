#include "CConformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Swift's ABI: stdlib/public/runtime/MetadataSections (SwiftShims/swift/shims/MetadataSections.h) and include/swift/ABI/Metadata.h.

struct range {
  uintptr_t start;
  size_t length;
};

struct metadata_sections {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  struct range protocols;
  struct range protocol_conformances;
};

struct protocol_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
};

// A context's kind, in the low five bits of its flags.
enum { MODULE = 0, FIRST_TYPE = 16, LAST_TYPE = 18 };

struct conformance_descriptor {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct metadata_response {
  const void *type;
  size_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*metadata_access)(size_t request);

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context);

struct search {
  const char *protocol_name;
  void (*body)(const void *type, void *context);
  void *context;
};

static const void *at(const int32_t *field, int32_t offset) { return (const char *)field + offset; }

/// What a field points to; an odd offset leads to a pointer to it, as where it belongs to another library.
static const void *indirectable(const int32_t *field) {
  if (*field == 0) return NULL;
  const void *target = at(field, *field & ~1);
  return *field & 1 ? *(const void *const *)target : target;
}

static const struct type_descriptor *conforming_type(const struct conformance_descriptor *conformance) {
  switch ((conformance->flags >> 3) & 7) {
  case 0: return at(&conformance->type, conformance->type);
  case 1: return *(const void *const *)at(&conformance->type, conformance->type);
  default: return NULL;
  }
}

static void visit(const struct conformance_descriptor *conformance, const struct search *search) {
  const struct protocol_descriptor *protocol = indirectable(&conformance->protocol);
  if (!protocol || strcmp(at(&protocol->name, protocol->name), search->protocol_name) != 0) return;
  const struct type_descriptor *type = conforming_type(conformance);
  if (!type) return;
  const uint32_t kind = type->flags & 0x1F;
  const bool is_generic = type->flags & 0x80;
  const bool is_nominal = kind >= FIRST_TYPE && kind <= LAST_TYPE;
  if (!is_nominal || is_generic || type->access_function == 0) return;
  const metadata_access access = (metadata_access)(uintptr_t)at(&type->access_function, type->access_function);
  search->body(access(0).type, search->context);
}

static bool visit_sections(const struct metadata_sections *sections, void *context) {
  const int32_t *record = (const int32_t *)sections->protocol_conformances.start;
  const int32_t *end = record + sections->protocol_conformances.length / sizeof(int32_t);
  for (; record < end; record++) {
    // A linker that leaves a conformance out leaves its record empty.
    if (*record != 0) visit(at(record, *record), context);
  }
  return true;
}

void milieu_for_each_conforming_type(
    const char *protocol_name, void (*body)(const void *type, void *context), void *context) {
  struct search search = {protocol_name, body, context};
  swift_enumerateAllMetadataSections(visit_sections, &search);
}

// A type's kind, in the first word of its metadata; a class has none of them.
enum { STRUCT = 0x200, ENUM = 0x201, OPTIONAL = 0x202, LAST_KIND = 0x7FF };

/// Where in a class's metadata, counted in words, its description is: after the superclass and three words of sizes and flags.
enum { CLASS_DESCRIPTION = 5 };

static const struct type_descriptor *description(const void *type) {
  const uintptr_t *words = type;
  switch (words[0]) {
  case STRUCT:
  case ENUM:
  case OPTIONAL: return (const void *)words[1];
  default: return words[0] == 0 || words[0] > LAST_KIND ? (const void *)words[CLASS_DESCRIPTION] : NULL;
  }
}

const char *milieu_module_name(const void *type) {
  const struct type_descriptor *context = description(type);
  while (context && (context->flags & 0x1F) != MODULE) context = indirectable(&context->parent);
  return context ? at(&context->name, context->name) : NULL;
}
