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

/** Journeys check the screens with axe. */
const isScreen = (title: string) => /^(auth|tenant-wizard|back-office|portal)\//.test(title);

/** The components in all their states: enough to check the colours of the dark theme. */
const showsManyStates = (title: string) => /^(Overview|Book)\//.test(title);

const packageOf = (title: string) => title.split('/')[0];

/** The first title of each package. */
const firstTitles = new Set(
  [...Map.groupBy(stories, ({ title }) => packageOf(title)).values()].map(([first]) => first?.title),
);

/**
 * Every sixth story of a component, and one screen of each package, because journeys and component tests check the
 * screens; all in `npm run prove -- stories`.
 */
function isChecked({ title }: { readonly title: string }, at: number): boolean {
  if (everything || showsManyStates(title)) return true;
  return isScreen(title) ? at === 0 && firstTitles.has(title) : at % 6 === 0;
}

/** Whether the page shows a story of the same package. */
const showsPackageOf = (page: Page, id: string) =>
  new URL(page.url()).searchParams.get('id')?.split('-')[0] === id.split('-')[0];

async function contrastInDark(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const violations = await violationsOf(page, ['color-contrast']);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  return violations;
}

interface PageOfWorker {
  /** One page per worker. Stories of the kit follow each other in it; each screen loads freshly, with an empty service. */
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
        for (const { id, name } of ofTitle.filter(isChecked)) {
          bookTest(name, async ({ book, shownPage: page }) => {
            const errors = errorsOf(page);
            const startsScreen = isScreen(title) && id === ofTitle[0]?.id;
            const isFresh = everything || startsScreen || !showsPackageOf(page, id);
            await page.setViewportSize(size);
            if (isFresh) await showStory(page, book, id, appearance);
            if (size === phone && (await usesDesktopViewport(page, id))) {
              errors.length = 0;
              await page.setViewportSize(desktop);
              await (isFresh ? restartStory(page, id) : switchStory(page, id));
            } else if (!isFresh) await switchStory(page, id);
            expect(errors).toEqual([]);
            if (everything || !isScreen(title)) expect(await violationsOf(page)).toEqual([]);
            if (!everything && showsManyStates(title)) expect(await contrastInDark(page)).toEqual([]);
            await page.setViewportSize(size);
            await expect.poll(() => overflowWidth(page), { message: 'pixels that run off the page' }).toBe(0);
            page.removeAllListeners();
          });
        }
      });
    }
  });
}
