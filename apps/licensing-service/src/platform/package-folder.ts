import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, from its sources as from its build. */
export const packageFolder = climb(import.meta.dirname);

function climb(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : climb(dirname(folder));
}
