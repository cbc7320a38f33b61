import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const length = 16;

/** Id of a portal build: a hash of index.html, which names the assets by their content hashes. */
export function buildIdOf(portalFolder: string): string {
  try {
    const page = readFileSync(join(portalFolder, 'index.html'));
    return createHash('sha256').update(page).digest('hex').slice(0, length);
  } catch {
    return 'development';
  }
}
