import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { activeAccount, logIn, password } from './support/account';
import { backOfficeCallsIn, filesOfFirstLoad, holdCode, loadedFiles } from './support/first-load';
import {
  differencesOf,
  ofPortal,
  shiftsOf,
  shownLook,
  shownPage,
  startedByReact,
  watchShifts,
} from './support/first-list';
import { expect, test } from './support/journey';
import type { Words } from './support/words/words';
import { otherWords } from './support/words/words-of';

/** Code that no first load may contain. */
const later =
  /wizard|step-|realtime|socket|stepper|codelist|users-page|roles-page|media|customers|documents|chart|pdf|viewer|view-media|phone-/;

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

const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
const onceOnly = () => ({ 'Idempotency-Key': crypto.randomUUID() });

interface SignedIn {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly words: Words;
}

async function logInByCall({ page, request, words }: SignedIn): Promise<void> {
  const email = await activeAccount(request, words);
  await page.request.post('/api/auth/login', { headers, form: { email, password } });
}

test('the list loads at most 52 kB before it shows its rows, and 246.6 with React', async ({
  page,
  request,
  words,
}) => {
  await logInByCall({ page, request, words });
  const release = await holdCode(page, /assets\/(?!first-list\.|index-|start-|preload-)/);
  const files = await filesOfFirstLoad(page, '/tenants', page.getByRole('heading', { name: words.tenants.none }));
  expect(kilobytes(files), namesOf(files)).toBeLessThanOrEqual(52);
  release();
  await startedByReact(page);
  const all = await loadedFiles(page);
  expect(kilobytes(all), namesOf(all)).toBeLessThanOrEqual(246.6);
  expect(all.filter(({ path }) => later.test(path))).toEqual([]);
  expect(await backOfficeCallsIn(page, all)).toEqual([]);
});

test('the script of each first list weighs at most 30.6 kB', () => {
  const assets = join(import.meta.dirname, '../dist/assets');
  const scripts = readdirSync(assets).filter((name) => /^first-list\..*\.br$/.test(name));
  expect(scripts.map((name) => name.split('-')[1])).toEqual([
    'list.customers.en',
    'list.customers.sl',
    'list.tenants.en',
    'list.tenants.sl',
  ]);
  for (const name of scripts) expect(statSync(join(assets, name)).size / 1000, name).toBeLessThanOrEqual(30.6);
});

test('rows are shown before React, which takes over the same page', async ({ page, request, words }) => {
  await logInByCall({ page, request, words });
  const title = 'Žnidaršič &amp; hčere';
  const { id } = await (await page.request.post('/api/tenants', { headers: { ...headers, ...onceOnly() } })).json();
  const named = await page.request.put(`/api/tenants/${id}/sections/application`, {
    headers,
    form: { title, _version: '0' },
  });
  expect(named.ok(), await named.text()).toBe(true);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await watchShifts(page);
  const release = await holdCode(page, ofPortal);
  await page.goto('/tenants', { waitUntil: 'commit' });
  const row = page.getByRole('link', { name: title, exact: true });
  await expect(row).toHaveAttribute('href', new RegExp(`^/tenants/new/${id}/`));
  const [shown, look] = [await shownPage(page), await shownLook(page)];
  const search = page.getByRole('searchbox');
  await search.fill('nothing has this name');
  release();
  await startedByReact(page);
  expect(await shiftsOf(page)).toBe(0);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/search=nothing/);
  await search.fill('');
  await expect(row).toBeVisible();
  await search.blur();
  await expect.poll(() => shownPage(page)).toEqual(shown);
  await expect.poll(async () => differencesOf(look, await shownLook(page))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a press before React is repeated', async ({ page, request, words }) => {
  await logInByCall({ page, request, words });
  const release = await holdCode(page, /mount-portal/);
  await page.goto('/tenants', { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.shell.search }).filter({ visible: true }).click();
  release();
  await expect(page.getByRole('combobox', { name: words.shell.search })).toBeVisible();
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
