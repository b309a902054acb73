// Placeholder until the app's views land: an executable needs an entry point, and `@main` on the app will be it.
