import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { errorsOf, test } from './book-test';
import { bookEntries } from './built-book';
import { overflowWidth, restartStory, showStory, switchStory, usesDesktopViewport } from './open-story';
import type { Appearance } from './open-story';
import { violationsOf } from './story-violations';

const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 860 };
const light: Appearance = { theme: 'light', locale: 'en' };
const everything = process.env['BOOK_APPEARANCES'] === 'all';
const appearances: readonly Appearance[] = everything ? [light, { theme: 'dark', locale: 'sl' }] : [light];
const stories = bookEntries().filter(({ type }) => type === 'story');

const looks = appearances.flatMap((appearance) =>
  (everything ? [phone, desktop] : [phone]).map((size) => ({ appearance, size })),
);

interface PageOfWorker {
  /** One page per worker: it keeps its cache, although each story loads freshly. */
  readonly shownPage: Page;
}

const bookTest = test.extend<object, PageOfWorker>({
  shownPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/Ljubljana',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { appearance, size } of looks) {
  bookTest.describe(`at ${size.width} px, ${appearance.theme}, ${appearance.locale}`, () => {
    for (const [title, ofTitle] of Map.groupBy(stories, (story) => story.title)) {
      bookTest.describe(title, () => {
        bookTest.describe.configure({ mode: 'default' });
        for (const { id, name } of ofTitle) {
          bookTest(name, async ({ book, shownPage: page }) => {
            const errors = errorsOf(page);
            await page.setViewportSize(size);
            const isFirst = everything || id === ofTitle[0]?.id;
            await (isFirst ? showStory(page, book, id, appearance) : switchStory(page, id));
            expect(await overflowWidth(page), 'pixels that run off the page').toBe(0);
            if (size === phone && (await usesDesktopViewport(page))) {
              errors.length = 0;
              await page.setViewportSize(desktop);
              await restartStory(page, id);
            }
            expect(errors).toEqual([]);
            if (everything) expect(await violationsOf(page)).toEqual([]);
            page.removeAllListeners();
          });
        }
      });
    }
  });
}
