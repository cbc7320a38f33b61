import { globSync, readFileSync } from 'node:fs';

interface PackageManifest {
  name: string;
  sideEffects?: boolean | string[];
  exports?: Record<string, string | Record<string, string>>;
}

const readManifest = (): PackageManifest => JSON.parse(readFileSync('package.json', 'utf8'));

export const packageName = (): string => readManifest().name;

/** Whether an import of this module alone does something: not if the package declares that none of its modules does. */
export const hasSideEffects = (id: string): boolean => !id.startsWith('.') || readManifest().sideEffects !== false;

/** Source files in the `exports` of the package, by the name of the built file. */
export function entries(): Record<string, string> {
  const sources = Object.values(readManifest().exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@atrium/source'] ?? []),
  );
  return Object.fromEntries(
    sources.map((source) => [source.replace(/^\.\/src\//, '').replace(/\.(tsx?|css)$/, ''), source]),
  );
}

/**
 * Calls and resources of a contract, each built to a module of its own: an application that splits its code loads each
 * with the page that sends it.
 */
export const contractModules = (): Record<string, string> =>
  Object.fromEntries(
    globSync('src/**/*.{endpoint,resource}.ts').map((source) => [source.slice('src/'.length, -'.ts'.length), source]),
  );
