import { readFileSync } from 'node:fs';

/** Version of Chromium that rendered the pictures; other versions render text differently. */
export function pictureChromiumVersion(): string {
  return readFileSync(new URL('chromium.txt', import.meta.url), 'utf8').trim();
}
