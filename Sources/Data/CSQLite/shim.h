#ifndef MILIEU_CSQLITE_SHIM_H
#define MILIEU_CSQLITE_SHIM_H

// What sqlite3.h spells as macros and variadic functions, which Swift does not import, as typed functions.

#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/// Binds bytes that stay as they are until they are bound anew, so that they are not copied.
static inline int milieu_bind_text_in_place(sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_STATIC);
}

/// Binds a copy of the bytes.
static inline int milieu_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Binds a copy of the bytes.
static inline int milieu_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline void milieu_result_text(sqlite3_context *context, const char *bytes, int count) {
  sqlite3_result_text(context, bytes, count, SQLITE_TRANSIENT);
}

static inline void milieu_result_blob(sqlite3_context *context, const void *bytes, int count) {
  sqlite3_result_blob(context, bytes, count, SQLITE_TRANSIENT);
}

/// Turns one of the connection's switches (SQLITE_DBCONFIG_…) on or off.
static inline int milieu_configure(sqlite3 *connection, int what, int on) {
  return sqlite3_db_config(connection, what, on, (int *)NULL);
}

/// Reads the beginning of the file through the library's own descriptor.
///
/// Whoever opens and closes the file beside the library ends all locks that this process has on it: that is how POSIX locks work.
static inline int milieu_read_beginning(sqlite3 *connection, void *bytes, int count, int64_t *fileSize) {
  sqlite3_file *file = NULL;
  int result = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (result != SQLITE_OK) return result;
  if (file == NULL || file->pMethods == NULL) return SQLITE_NOTFOUND;
  sqlite3_int64 size = 0;
  result = file->pMethods->xFileSize(file, &size);
  *fileSize = size;
  if (result != SQLITE_OK || size < count) return result;
  return file->pMethods->xRead(file, bytes, count, 0);
}

/// What the system said when it last failed to read or write the store or its journal. The library keeps it for each file.
static inline int milieu_last_system_error(sqlite3 *connection) {
  static const int files[] = {SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    sqlite3_file *file = NULL;
    if (sqlite3_file_control(connection, "main", files[i], &file) != SQLITE_OK) continue;
    // A journal in memory can do little.
    if (file == NULL || file->pMethods == NULL || file->pMethods->xFileControl == NULL) continue;
    int error = 0;
    if (file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error) == SQLITE_OK && error != 0) return error;
  }
  return 0;
}

/// A number that no other running thread has.
static inline uintptr_t milieu_this_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }

#endif
