import type { Route } from '@playwright/test';
import { activeAccount, logIn, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';
import { freePort, startService, temporaryDataDir } from './support/service';

const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

test('without a connection the page says so, sends nothing twice, and goes on by itself', async ({
  page,
  words,
  request,
  context,
}) => {
  const email = await activeAccount(request, words, 'brezmreze');
  await signIn(page, email);
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: words.field.fullName });
  await name.fill('Maja Brezmrežna');
  const sent: string[] = [];
  page.on('request', (one) => one.url().includes('/api/auth/update/') && sent.push(one.method()));

  await context.setOffline(true);
  await expect(page.getByText(words.shell.offline)).toBeVisible();
  await expect(page.getByText(email)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: words.shell.saveAccount }).click();
  await expect(page.getByText(words.shell.noConnection)).toBeVisible();
  expect(sent).toEqual(['POST']);

  const answered = page.waitForResponse((one) => one.url().includes('/api/health/ready') && one.ok());
  await context.setOffline(false);
  await answered;
  await expect(page.getByText(words.shell.offline)).toHaveCount(0);
  await expect(name).toHaveValue('Maja Brezmrežna');
  expect(sent).toEqual(['POST']);
  await page.getByRole('button', { name: words.shell.saveAccount }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
});

test('what happened while the service was away is there when it is back', async ({ browser, words, playwright }) => {
  test.setTimeout(120_000);
  const { dataDir, remove } = temporaryDataDir();
  const port = await freePort();
  let service = await startService({ port, dataDir });
  const elsewhere = await playwright.request.newContext({ baseURL: service.url, extraHTTPHeaders: headers });
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  await page.addInitScript((language) => localStorage.setItem('language', language), words.language);
  try {
    const email = await activeAccount(elsewhere, words, 'zamujena');
    const opened = page.waitForRequest((one) => one.url().includes('/api/realtime') && one.url().includes('sid='));
    await signIn(page, email);
    await page.goto('/tenants');
    await expect(page.getByText(words.tenants.none)).toBeVisible();
    await opened;
    await service.stop();
    service = await startService({ port, dataDir });
    const { cookies } = await context.storageState();
    const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ');
    const made = await elsewhere.post('/api/tenants', {
      headers: { cookie, 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(made.ok()).toBe(true);
    await expect(page.getByRole('searchbox', { name: words.tenants.search })).toBeVisible({ timeout: 45_000 });
  } finally {
    await context.close();
    await elsewhere.dispose();
    await service.stop();
    remove();
  }
});

const settings = /\/assets\/settings-page-[^/]+\.js$/;
const whole = { contentType: 'text/javascript', body: 'export const answer = {' };

test.describe('a part of the application', () => {
  test.beforeEach(async ({ page, words, request }) => {
    const email = await activeAccount(request, words, 'delcek');
    await signIn(page, email);
    await page.goto('/tenants');
  });

  for (const [fault, answer] of [
    ['is missing', { status: 404, body: 'Not found' }],
    ['comes as a page', { contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`that ${fault} once is asked for again, without a reload`, async ({ page, words }) => {
      await page.route(settings, (route) => route.fulfill(answer), { times: 1 });
      let loads = 0;
      page.on('load', () => loads++);
      await page.getByRole('link', { name: words.shell.settings, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.shell.settings })).toBeVisible();
      expect(loads).toBe(0);
    });
  }

  for (const [fault, answer] of [
    ['is gone', { status: 404, body: 'Not found' }],
    ['comes as a page', { contentType: 'text/html', body: '<!doctype html>' }],
    ['is cut off', whole],
  ] as const) {
    test(`that ${fault} reloads the page once, and then offers to`, async ({ page, words }) => {
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
    });
  }

  test('that hangs is a load error after 120 seconds: one reload, and no loop', async ({ page, words }) => {
    // Shortens this wait alone. A fake clock would also run into the time-outs of the reloaded page's requests.
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const shorten = (ms: number | undefined) => (ms === 120_000 ? 1_500 : ms);
      window.setTimeout = ((run: () => void, ms?: number) => wait(run, shorten(ms))) as typeof setTimeout;
    });
    let asked = 0;
    await page.route(settings, () => void asked++);
    await page.reload();
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('link', { name: words.shell.settings, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.shell.broken })).toBeVisible();
    expect(loads).toBe(1);
    expect(asked).toBe(2);
  });

  for (const [fault, answer] of [
    ['are gone', (route: Route) => route.abort()],
    ['hang', () => undefined],
  ] as const) {
    test(`that has the rules of phones, when they ${fault}, keeps no section from being judged`, async ({
      page,
      words,
    }) => {
      await page.route(/\/assets\/phone-[^/]+\.js$/, answer);
      await page.goto('/tenants/new');
      await page.getByRole('textbox', { name: words.wizard.companyPhone }).fill('12');
      await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
      const missing = page.getByRole('alert').getByRole('link', { name: `${words.wizard.companyName}:` });
      await expect(missing).toBeVisible();
    });
  }

  test('that has the search of a long select, when it is gone, leaves a plain list', async ({ page, words }) => {
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

  test('that is gone never reloads the page over unsaved work', async ({ page, words }) => {
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

test.describe('the storage of the browser', () => {
  const faults = {
    blocked: () => {
      const deny = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: deny });
      Object.defineProperty(window, 'sessionStorage', { get: deny });
    },
    corrupt: () => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of ['language', 'theme', 'navigation', 'pageSize', 'help', 'trialBarClosed', 'list:tenants']) {
          storage.setItem(key, '{"broken":');
        }
      }
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    },
  };

  for (const [fault, script] of Object.entries(faults)) {
    test(`that is ${fault} costs its memory and nothing else`, async ({ browser, words, request, serviceUrl }) => {
      const email = await activeAccount(request, words, 'shramba');
      const context = await browser.newContext({ baseURL: serviceUrl, locale: 'en-GB' });
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      await page.addInitScript(script);
      await page.goto('/login');
      await logIn(page, words, email);
      await expect(page.getByText(words.tenants.none)).toBeVisible();
      await page.getByRole('button', { name: words.shell.collapse }).click();
      await expect(page.getByRole('button', { name: words.shell.expand })).toBeVisible();
      await page.getByRole('link', { name: words.shell.settings, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.shell.settings })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: words.shell.settings })).toBeVisible();
      await page.getByRole('button', { name: words.shell.logOut }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.login.title })).toBeVisible();
      expect(troubles).toEqual([]);
      await context.close();
    });
  }
});
