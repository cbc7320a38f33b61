import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveBook } from './built-book';

interface BookOfWorker {
  /** URL of the built Storybook. */
  readonly book: string;
}

/** Test with the built Storybook, served once per worker. */
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

/** Uncaught errors and console errors of a page. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
