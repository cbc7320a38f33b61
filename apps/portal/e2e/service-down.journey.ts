import type { Page } from '@playwright/test';
import { freePort } from '@atrium/vitest-config/free-port';
import { activeAccount, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';
import { startService, temporaryDataDir } from './support/service';

async function createDraft({ request }: Page, title: string) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const withKey = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  const { id } = await (await request.post('/api/tenants', { headers: withKey })).json();
  const form = { title, _version: '0' };
  expect((await request.put(`/api/tenants/${id}/sections/application`, { headers, form })).ok()).toBe(true);
}

test('a service that is down is reported, and pages continue and load what changed when it is back', async ({
  browser,
  words,
  playwright,
}) => {
  const { dataDir, remove } = temporaryDataDir();
  const port = await freePort();
  let service = await startService({ port, dataDir });
  const request = await playwright.request.newContext({ baseURL: service.url });
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  await page.addInitScript((language) => localStorage.setItem('language', language), words.language);
  try {
    const email = await activeAccount(request, words);
    await signIn(page, email);
    await page.goto('/tenants');
    await expect(page.getByText(words.tenants.none)).toBeVisible();
    await createDraft(page, 'Prva lipa');
    await page.reload();
    await expect(page.getByRole('searchbox', { name: words.tenants.search })).toBeVisible();

    const list = await context.newPage();
    const live = list.waitForResponse((one) => one.url().includes('/api/realtime') && one.url().includes('sid='));
    await list.goto('/tenants');
    await expect(list.getByRole('searchbox', { name: words.tenants.search })).toBeVisible();
    await live;

    await service.stop();
    await page.getByRole('searchbox', { name: words.tenants.search }).fill('kaj');
    await expect(page.getByText(words.shell.down).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);

    service = await startService({ port, dataDir });
    await createDraft(page, 'Druga lipa');
    await expect(list.getByRole('link', { name: 'Druga lipa', exact: true })).toBeVisible();
    await expect(page.getByText(words.shell.down)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByRole('searchbox', { name: words.tenants.search })).toHaveValue('kaj');
  } finally {
    await context.close();
    await request.dispose();
    await service.stop();
    remove();
  }
});
