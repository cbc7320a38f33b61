import { activeAccount, logIn } from './support/account';
import { expect, test } from './support/journey';

test.describe('browser storage', () => {
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
    test(`that is ${fault} loses only the stored preferences`, async ({ browser, words, request, serviceUrl }) => {
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
