import { activeAccount, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';
import { freePort, startService, temporaryDataDir } from './support/service';

const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

test('a page that is offline says so, repeats no request, and continues once online', async ({
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

test('a page loads what changed while the service was down', async ({ browser, words, playwright }) => {
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
