import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

interface PackageManifest {
  private?: boolean;
  exports?: Record<string, string | Record<string, string>>;
}

/**
 * One build for every package: the entries are the sources named in the package's own `exports`.
 * Type declarations are made for the published packages alone; inside the workspace types come from the sources.
 */
const manifest: PackageManifest = JSON.parse(readFileSync('package.json', 'utf8'));
const sources = Object.values(manifest.exports ?? {}).flatMap((target) => {
  const source = typeof target === 'string' ? undefined : target['@atrium/source'];
  return source === undefined ? [] : [source];
});
const entries = Object.fromEntries(
  sources.map((source) => [source.replace(/^\.\/src\//, '').replace(/\.(tsx?|css)$/, ''), source]),
);

export default defineConfig({
  entry: entries,
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  treeshake: true,
  dts: manifest.private !== true,
});
