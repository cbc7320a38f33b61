import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './book-test';
import { bookEntries } from './built-book';
import { pictureChromiumVersion } from './chromium-version';
import { showStory } from './open-story';

const atMost = 80;
const now = new Date('2026-11-21T09:42:00.000Z');
const themes = ['light', 'dark'] as const;
const widths = [
  { width: 1280, height: 860 },
  { width: 375, height: 812 },
];

/** Stories tagged `picture`: overviews of components and whole screens. */
const pictured = bookEntries().filter(({ type, tags = [] }) => type === 'story' && tags.includes('picture'));

async function openStory(page: Page, book: string, id: string): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.addInitScript(() => (performance.now = () => 0));
  await showStory(page, book, id, { theme: 'light', locale: 'en' });
  await page.evaluate(() => document.fonts.ready);
}

test('the number of pictures stays within the limit', () => {
  expect(pictured.length * themes.length * widths.length).toBeLessThanOrEqual(atMost);
  expect(pictured.length).toBeGreaterThan(0);
});

for (const { id, title, name } of pictured) {
  test(`${title}, ${name}`, async ({ book, browser, page }) => {
    const made = pictureChromiumVersion();
    test.skip(
      process.env['PICTURES'] !== 'update' && browser.version() !== made,
      `the pictures were made by Chromium ${made}, this is ${browser.version()}`,
    );
    await openStory(page, book, id);
    for (const size of widths) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        await expect
          .soft(page)
          .toHaveScreenshot(`${id}-${theme}-${size.width}.png`, { fullPage: title.startsWith('Overview/') });
      }
    }
  });
}
