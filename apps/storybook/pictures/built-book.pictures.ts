import { expect } from '@playwright/test';
import { errorsOf, test as bookTest } from './book-test';
import { bookEntries } from './built-book';

/** A test that fails for errors on its page, also if it failed for another reason. */
const test = bookTest.extend<{ readonly errors: readonly string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors = errorsOf(page);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test('the built Storybook opens without errors and changes theme and language', async ({ book, page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${book}/?path=/story/auth-log-in--empty&globals=theme:dark;locale:sl`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('lang', 'sl');
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Language / }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(story.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /^Theme / }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page of a component says when to use it and follows the theme', async ({ book, page }) => {
  const docs = bookEntries().find(({ type, title }) => type === 'docs' && title === 'ui-kit/Menu');
  await page.goto(`${book}/iframe.html?id=${docs?.id}&viewMode=docs&globals=theme:dark;locale:en`);
  await expect(page.getByText('When to use.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'closes, the focus goes back to the button' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', 'rgb(26, 25, 23)');
});
