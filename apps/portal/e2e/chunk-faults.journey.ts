import type { Route } from '@playwright/test';
import { activeAccount, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';

const settings = /\/assets\/settings-page-[^/]+\.js$/;
const tagOf = (isInProof: boolean) => ({ tag: isInProof ? '@proof' : [] });
const truncated = { contentType: 'text/javascript', body: 'export const answer = {' };

test.describe('a lazy-loaded chunk', () => {
  test.beforeEach(async ({ page, words, request }) => {
    const email = await activeAccount(request, words, 'delcek');
    await signIn(page, email);
    await page.goto('/tenants');
  });

  for (const [fault, answer, isInProof] of [
    ['is missing', { status: 404, body: 'Not found' }, false],
    ['is an HTML page', { contentType: 'text/html', body: '<!doctype html>' }, true],
  ] as const) {
    test(`that ${fault} once is retried without a reload`, tagOf(isInProof), async ({ page, words }) => {
      await page.route(settings, (route) => route.fulfill(answer), { times: 1 });
      let loads = 0;
      page.on('load', () => loads++);
      await page.getByRole('link', { name: words.shell.settings, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.shell.settings })).toBeVisible();
      expect(loads).toBe(0);
    });
  }

  for (const [fault, answer, isInProof] of [
    ['is missing', { status: 404, body: 'Not found' }, true],
    ['is an HTML page', { contentType: 'text/html', body: '<!doctype html>' }, true],
    ['is truncated', truncated, false],
  ] as const) {
    test(
      `that ${fault} twice reloads the page once, then offers a reload button`,
      tagOf(isInProof),
      async ({ page, words }) => {
        await page.route(settings, (route) => route.fulfill(answer));
        let loads = 0;
        page.on('load', () => loads++);
        await page.getByRole('link', { name: words.shell.settings, exact: true }).click();
        await expect(page.getByRole('heading', { name: words.shell.broken })).toBeVisible();
        await expectAccessible(page);
        expect(loads).toBe(1);
        await expect(page).toHaveURL(/\/settings$/);
        await page.unroute(settings);
        await page.getByRole('button', { name: words.shell.reload }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.shell.settings })).toBeVisible();
      },
    );
  }

  test('that hangs times out after 120 seconds and reloads the page once', async ({ page, words }) => {
    // Shortens only this wait. A fake clock would also trigger the timeouts of the reloaded page's requests.
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const shorten = (ms: number | undefined) => (ms === 120_000 ? 1_500 : ms);
      window.setTimeout = ((run: () => void, ms?: number) => wait(run, shorten(ms))) as typeof setTimeout;
    });
    let requests = 0;
    await page.route(settings, () => void requests++);
    await page.reload();
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('link', { name: words.shell.settings, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.shell.broken })).toBeVisible();
    expect(loads).toBe(1);
    expect(requests).toBe(2);
  });

  for (const [fault, answer, isInProof] of [
    ['is missing', (route: Route) => route.abort(), true],
    ['hangs', () => undefined, false],
  ] as const) {
    test(
      `with the phone rules that ${fault} still lets a section validate`,
      tagOf(isInProof),
      async ({ page, words }) => {
        await page.route(/\/assets\/phone-[^/]+\.js$/, answer);
        await page.goto('/tenants/new');
        await page.getByRole('textbox', { name: words.wizard.companyPhone }).fill('12');
        await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
        const missing = page.getByRole('alert').getByRole('link', { name: `${words.wizard.companyName}:` });
        await expect(missing).toBeVisible();
      },
    );
  }

  test('with the search of a long select that is missing leaves a plain list', tagOf(true), async ({ page, words }) => {
    await page.route(/\/assets\/opened-search-select-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/tenants/new');
    const country = page.getByRole('combobox', { name: words.wizard.country, exact: true });
    await country.click();
    await country.selectOption('HR');
    await expect(page.getByText(words.wizard.saved)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(country).toHaveValue('Croatia');
  });

  test('that is missing never reloads the page over unsaved work', async ({ page, words }) => {
    await page.goto('/settings');
    await page.getByRole('textbox', { name: words.field.fullName }).fill('Not saved');
    await page.route(/\/assets\/tenant-list-page-[^/]+\.js$/, (route) => route.abort());
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('link', { name: words.shell.licenses, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.shell.broken })).toBeVisible();
    expect(loads).toBe(0);
  });
});
