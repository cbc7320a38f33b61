import type { Page } from '@playwright/test';
import { activeAccount, fillRegistration, logIn, newEmail, password } from './support/account';
import { holdCode } from './support/first-load';
import { expect, test } from './support/journey';
import { addressOf, slowLine } from './support/slow-html';
import type { Words } from './support/words/words';

/** Records layout shifts of a page from the start; returns a function with their sum. */
async function layoutShiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before: number = Reflect.get(window, 'moved') ?? 0;
      const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), before);
      Reflect.set(window, 'moved', sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'moved') ?? 0));
}

const pages = [
  { path: '/login', shown: (words: Words) => words.login },
  { path: '/registration', shown: (words: Words) => words.registration },
  { path: '/login/forgot-password', shown: (words: Words) => ({ ...words.forgot, heading: words.forgot.title }) },
] as const;

for (const { path, shown } of pages) {
  test(`${path} is in its first HTML, without any inline style`, async ({ request, words }) => {
    const answer = await request.get(path, { headers: { 'Accept-Language': words.language } });
    const html = await answer.text();
    expect(html).toContain(` lang="${words.language}">`);
    expect(html).toContain(`>${shown(words).heading}</h1>`);
    expect(html).toContain(`<title>${shown(words).title} | Atrium</title>`);
    expect(html).not.toMatch(/\sstyle=|__CSP_NONCE__/);
  });

  test(`${path} is dark before its code has loaded if dark was chosen`, async ({ page, words }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: shown(words).submit })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    release();
  });

  test(`${path} hydrates without warnings and layout shifts`, async ({ page, words }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const moved = await layoutShiftsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await moved()).toBeLessThan(0.001);
    await page.getByRole('button', { name: shown(words).submit }).click();
    await expect(page.getByRole('alert')).toContainText(words.invalid);
    await page.getByRole('button', { name: words.otherLanguage }).click();
    await expect(page.getByRole('button', { name: words.otherLanguage })).toHaveAttribute('aria-pressed', 'true');
    expect(messages).toEqual([]);
  });

  test(`${path} does not move while its HTML arrives in pieces`, async ({ page, serviceUrl, words }) => {
    await using line = await slowLine(serviceUrl, '</form>');
    const moved = await layoutShiftsOf(page);
    await page.goto(`${addressOf(line)}${path}`);
    await expect(page.getByRole('heading', { name: shown(words).heading })).toBeVisible();
    expect(await moved()).toBeLessThan(0.001);
  });
}

test('the drawing on a phone has its space before it loads', async ({ page }) => {
  await page.goto('/login/forgot-password');
  const boxes = () =>
    page
      .locator(':is(h1, form, footer)')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const before = await boxes();
  await page.locator('.a-auth__band').evaluate((band) => band.remove());
  expect(await boxes()).toEqual(before);
});

/** Positions and sizes of the parts of a form. */
/** Everything except the country of the phone, which is a native select in the first HTML. */
const boxesOf = (page: Page) =>
  page.locator('main form :is(label, input, select, button, span, li):not(.a-phone__country *)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, width, height } = part.getBoundingClientRect();
      return [part.tagName, x, width, height].join(' ');
    }),
  );

test('the registration looks the same within the portal', async ({ page, words }) => {
  const shown = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: words.help.title })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    return boxesOf(page);
  };
  const first = await shown('/registration');
  expect(first.length).toBeGreaterThan(20);
  expect(await shown('/registration?administrator=of-the-portal')).toEqual(first);
});

async function fillCroatianRegistration(page: Page, words: Words, email: string) {
  await page.locator('select[name="country_code"]').selectOption('HR');
  await fillRegistration(page, words, email, '091 234 5678');
}

test('a registration submitted before its code has loaded is sent', async ({ page, words }) => {
  const release = await holdCode(page);
  await page.goto('/registration', { waitUntil: 'commit' });
  const email = newEmail('zgodnja');
  await fillCroatianRegistration(page, words, email);
  await page.getByRole('button', { name: words.registration.submit }).click();
  expect(new URL(page.url()).search).toBe('');
  const sent = page.waitForRequest('**/api/auth/signup');
  release();
  const body = (await sent).postData() ?? '';
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    full_name: 'Maja Kovač',
    country_code: 'HR',
    phone: '091 234 5678',
    terms: 'true',
  });
  await expect(page.getByRole('heading', { name: words.checkMail })).toBeVisible();
  await expect(page).toHaveURL(/\/registration\/registration-success$/);
  await expect(page.getByText(email)).toBeVisible();
});

test('input before the code of the registration has loaded is kept', async ({ page, words }) => {
  const release = await holdCode(page);
  await page.goto('/registration', { waitUntil: 'commit' });
  await fillCroatianRegistration(page, words, 'maja@znidarsic.example');
  release();
  await expect(page.getByRole('combobox')).toHaveValue('HR +385');
  const help = page.getByRole('region', { name: words.help.title });
  await help.getByRole('button', { name: words.help.dismiss }).click();
  await page.getByRole('button', { name: words.otherLanguage }).click();
  await expect(page.getByRole('button', { name: words.otherLanguage })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('input[name="email"]')).toHaveValue('maja@znidarsic.example');
  await expect(page.locator('select[name="country_code"]')).toHaveValue('HR');
  await expect(page.locator('input[name="password"]')).toHaveValue(password);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('[role="group"] li').filter({ hasNotText: /, (met|izpolnjeno)$/ })).toHaveCount(0);
});

test('a reset link can be requested twice from the page’s first HTML', async ({ page, words }) => {
  const release = await holdCode(page);
  await page.goto('/login/forgot-password', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: words.field.email }).fill('nobody@znidarsic.example');
  await page.getByRole('button', { name: words.forgot.submit }).click();
  release();
  await expect(page.getByRole('heading', { name: words.checkMail })).toBeFocused();
  await page.locator('.auth-aside a').click();
  await expect(page.getByRole('textbox', { name: words.field.email })).toHaveValue('nobody@znidarsic.example');
});

test('the login stays busy until the portal is shown', async ({ page, request, words }) => {
  const email = await activeAccount(request, words);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.locator('form').evaluate((form) => {
    const messages: string[] = [];
    Reflect.set(window, 'messages', messages);
    const read = () => messages.push(form.querySelector('button[type="submit"]')?.textContent ?? '');
    new MutationObserver(read).observe(form, { subtree: true, childList: true, characterData: true });
  });
  await logIn(page, words, email);
  await expect(page.getByRole('heading', { level: 1, name: words.tenants.heading })).toBeVisible();
  const messages: string[] = await page.evaluate(() => Reflect.get(window, 'messages'));
  const before = messages.slice(messages.indexOf(words.login.submitting));
  expect(new Set(before)).toEqual(new Set([words.login.submitting]));
});
