import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isolatedFile as fileOfSources } from '../platform/isolated/isolated-file';

const builtService = process.env['BUILT_SERVICE'] ?? '';

/** Starts isolated processes from the finished build; from the sources each takes a second of processor time longer. */
export function isolatedFile(path: string): URL {
  const file = join(builtService, 'isolated', `${basename(path)}.js`);
  return existsSync(file) ? pathToFileURL(file) : fileOfSources(path);
}
