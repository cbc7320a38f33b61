import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const length = 16;

/** Names a build of the portal: its page names its files, and each file is named after what it holds. */
export function buildOf(portalFolder: string): string {
  try {
    const page = readFileSync(join(portalFolder, 'index.html'));
    return createHash('sha256').update(page).digest('hex').slice(0, length);
  } catch {
    return 'development';
  }
}
