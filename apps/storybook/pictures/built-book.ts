import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = 'storybook-static';

export interface ServedBook {
  /** Its URL, without a trailing slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the built Storybook on a free local port. */
export async function serveBook(): Promise<ServedBook> {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0, open: false, headers: { 'Cache-Control': 'max-age=3600, immutable' } },
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (address === undefined) throw new Error('The built Storybook is not served.');
  return { address, close: () => server.close() };
}

export interface BookEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** All stories and pages of the built Storybook. */
export function bookEntries(): BookEntry[] {
  const index = JSON.parse(readFileSync(`${root}${built}/index.json`, 'utf8')) as {
    entries: Record<string, BookEntry>;
  };
  return Object.values(index.entries);
}
