import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveBook } from './built-book';

interface BookOfWorker {
  /** Origin of the built Storybook. */
  readonly book: string;
}

/** A test of the built Storybook; each worker serves it once. */
export const test = base.extend<object, BookOfWorker>({
  book: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const { address, close } = await serveBook();
      await use(address);
      await close();
    },
    { scope: 'worker' },
  ],
});

/** What a page complains about while it is used: errors thrown, and errors in the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
