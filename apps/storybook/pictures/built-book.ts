import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const built = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** Where the built Storybook is read in tests; nothing listens there. */
export const bookAddress = 'http://book.localhost';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Lets a browser read the built Storybook from its folder, without a server. */
export async function serveBook(context: BrowserContext): Promise<void> {
  await context.route(`${bookAddress}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(built, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)));
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ path, contentType: types[extname(path)] ?? 'application/octet-stream' });
  });
}

export interface BookEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** Every story and page of the built Storybook. */
export function bookEntries(): BookEntry[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, BookEntry> };
  return Object.values(index.entries);
}
