import { activeAccount, logIn, password } from './support/account';
import { expect, test } from './support/journey';
import { backOfficeCallsIn, filesOfFirstLoad, holdCode } from './support/first-load';
import { otherWords } from './support/words/words-of';

/** Code that no first load may contain. */
const later =
  /wizard|step-|realtime|socket|stepper|codelist|users-page|roles-page|media|customers|documents|chart|pdf|phone-/;

const kilobytes = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const namesOf = (files: readonly { path: string; bytes: number }[]) =>
  files.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');

test('input before the code has loaded is not lost', async ({ page, words }) => {
  const release = await holdCode(page);
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

const weights = [
  { path: '/login', kB: 98.9, withFonts: 111.4 },
  { path: '/registration', kB: 108.4, withFonts: 124.6 },
  { path: '/login/forgot-password', kB: 101.2, withFonts: 114 },
] as const;

for (const { path, kB, withFonts } of weights) {
  test(`${path} weighs at most ${kB} kB, and ${withFonts} with its fonts`, async ({ page }) => {
    const files = await filesOfFirstLoad(page, path);
    const withoutFonts = files.filter((file) => !file.path.endsWith('.woff2'));
    expect(kilobytes(withoutFonts), namesOf(files)).toBeLessThanOrEqual(kB);
    expect(kilobytes(files), namesOf(files)).toBeLessThanOrEqual(withFonts);
    expect(files.filter((file) => later.test(file.path) || file.path.endsWith('.css'))).toEqual([]);
    expect(await backOfficeCallsIn(page, files)).toEqual([]);
  });
}

test('the list loads at most 213 kB before it shows its rows', async ({ page, request, words, serviceUrl }) => {
  const email = await activeAccount(request, words);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  await page.request.post(`${serviceUrl}/api/auth/login`, { headers, form: { email, password } });
  const files = await filesOfFirstLoad(page, '/tenants', page.getByRole('heading', { name: words.tenants.none }));
  expect(kilobytes(files), namesOf(files)).toBeLessThanOrEqual(213);
  expect(files.filter(({ path }) => later.test(path))).toEqual([]);
  expect(await backOfficeCallsIn(page, files)).toEqual([]);
});

test('a language chosen first is saved to the account', async ({ page, request, words }) => {
  const email = await activeAccount(request, words);
  const chosen = otherWords(words);
  await page.goto('/login');
  await page.getByRole('button', { name: words.otherLanguage }).click();
  await logIn(page, chosen, email);
  await expect(page).toHaveURL(/\/tenants$/);
  const user = await page.request.get('/api/auth/user', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(await user.json()).toMatchObject({ language: chosen.language });
});
