import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/**
 * Vite lists what a lazy import preloads in the importing file, including what that file has loaded already. This leaves
 * the loaded files out, and so keeps the lists short.
 */
export function missingPreloads() {
  const imports = new Map<string, readonly string[]>();

  function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of imports.get(file) ?? []) loadedBy(next, found);
    return found;
  }

  const readImports: Plugin = {
    name: 'read-imports',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') imports.set(file.fileName, [...file.imports]);
      },
    },
  };

  const resolveDependencies: ResolveModulePreloadDependenciesFn = (_file, dependencies, { hostId }) => {
    const loaded = loadedBy(hostId);
    return dependencies.filter((file) => !loaded.has(file));
  };

  return { readImports, resolveDependencies };
}
