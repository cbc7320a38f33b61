import { readFileSync } from 'node:fs';

/** Version of the Chromium that drew the pictures; another one draws letters otherwise. */
export function versionOfPictures(): string {
  return readFileSync(new URL('chromium.txt', import.meta.url), 'utf8').trim();
}
