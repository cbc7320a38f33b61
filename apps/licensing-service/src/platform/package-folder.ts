import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of this package, from sources or build. */
export const packageFolder = findUp(import.meta.dirname);

function findUp(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findUp(dirname(folder));
}
