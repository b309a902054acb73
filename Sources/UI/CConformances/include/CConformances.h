#ifndef MILIEU_CCONFORMANCES_H
#define MILIEU_CCONFORMANCES_H

/// Calls a function for each type of the process that conforms to a protocol of a name, in no particular order. The runtime finds the
/// conformance of a type, but not the types that conform; the records it goes by are read here, as they are laid out in Swift's ABI.
/// Generic types are left out, since they are no types before their parameters are given.
///
/// @param protocol_name the protocol's name without its module: the caller tells protocols of one name apart by a cast
/// @param body is handed the metadata of a type: a Swift value of type `Any.Type`
/// @param context is handed to the function
void milieu_for_each_conforming_type(
    const char *_Nonnull protocol_name, void (*_Nonnull body)(const void *_Nonnull type, void *_Nullable context),
    void *_Nullable context);

/// The name of the module that declares a type.
///
/// @param type the metadata of a type
/// @return `NULL` for what no module declares, such as tuples, functions and existentials
const char *_Nullable milieu_module_name(const void *_Nonnull type);

#endif
