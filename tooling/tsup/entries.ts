import { readFileSync } from 'node:fs';

interface PackageManifest {
  exports?: Record<string, string | Record<string, string>>;
}

/** Source files in the `exports` of the package, by the name of the built file. */
export function entries(): Record<string, string> {
  const manifest: PackageManifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const sources = Object.values(manifest.exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@atrium/source'] ?? []),
  );
  return Object.fromEntries(
    sources.map((source) => [source.replace(/^\.\/src\//, '').replace(/\.(tsx?|css)$/, ''), source]),
  );
}
