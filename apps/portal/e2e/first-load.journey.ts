import { activeAccount, logIn, password } from './support/account';
import { expect, test } from './support/journey';
import { filesOfFirstLoad } from './support/first-load';
import { otherWords } from './support/words/words-of';

/** What no first load may bring along. */
const later =
  /wizard|step-|realtime|socket|stepper|codelist|users-page|roles-page|media|customers|documents|chart|pdf|phone-/;

const kilobytes = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const namesOf = (files: readonly { path: string; bytes: number }[]) =>
  files.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');

test('the first HTML of a visitor is the login, without any inline style', async ({ request, words }) => {
  const answer = await request.get('/login', { headers: { 'Accept-Language': words.language } });
  const html = await answer.text();
  expect(html).toContain(` lang="${words.language}">`);
  expect(html).toContain(`>${words.login.heading}</h1>`);
  expect(html).toContain(`<title>${words.login.title} | Atrium</title>`);
  expect(html).not.toMatch(/\sstyle=|__CSP_NONCE__/);
});

test('the login comes to life without a word of complaint', async ({ page, words }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/login');
  await page.getByLabel(words.field.email).fill('maja');
  await page.getByRole('button', { name: words.login.submit }).click();
  await expect(page.getByRole('alert')).toContainText(words.invalid);
  expect(said).toEqual([]);
});

test('what was typed and pressed before the code came is not lost', async ({ page, words }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(words.field.email).fill('nobody@znidarsic.example');
  await page.getByLabel(words.field.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.login.submit }).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('alert')).toContainText(words.login.refused);
  await expect(page.getByLabel(words.field.email)).toHaveValue('nobody@znidarsic.example');
  await expect(page.getByLabel(words.field.password, { exact: true })).toHaveValue(password);
});

test('the login weighs at most 100 kB, and 114 with its fonts', async ({ page }) => {
  const files = await filesOfFirstLoad(page, '/login');
  const withoutFonts = files.filter(({ path }) => !path.endsWith('.woff2'));
  expect(kilobytes(withoutFonts), namesOf(files)).toBeLessThanOrEqual(100);
  expect(kilobytes(files), namesOf(files)).toBeLessThanOrEqual(114);
  expect(files.filter(({ path }) => later.test(path))).toEqual([]);
});

test('the list weighs at most 240 kB until its rows are there', async ({ page, request, words, serviceUrl }) => {
  const email = await activeAccount(request, words);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  await page.request.post(`${serviceUrl}/api/auth/login`, { headers, form: { email, password } });
  const files = await filesOfFirstLoad(page, '/tenants', page.getByRole('heading', { name: words.tenants.none }));
  expect(kilobytes(files), namesOf(files)).toBeLessThanOrEqual(240);
  expect(files.filter(({ path }) => later.test(path))).toEqual([]);
});

test('a language chosen before anything else is kept by the account', async ({ page, request, words }) => {
  const email = await activeAccount(request, words);
  const chosen = otherWords(words);
  await page.goto('/login');
  await page.getByRole('button', { name: words.otherLanguage }).click();
  await logIn(page, chosen, email);
  await expect(page).toHaveURL(/\/tenants$/);
  const user = await page.request.get('/api/auth/user', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(await user.json()).toMatchObject({ language: chosen.language });
});
