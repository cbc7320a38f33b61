import { activeAccount, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';
import { freePort, startService, temporaryDataDir } from './support/service';

test('a service that is down is reported, and the page continues when it is back', async ({
  browser,
  words,
  playwright,
}) => {
  test.setTimeout(120_000);
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
    await page.request.post('/api/tenants', {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': crypto.randomUUID() },
    });
    await page.reload();
    await expect(page.getByRole('searchbox', { name: words.tenants.search })).toBeVisible();

    await service.stop();
    await page.getByRole('searchbox', { name: words.tenants.search }).fill('kaj');
    await expect(page.getByText(words.shell.down).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);

    service = await startService({ port, dataDir });
    await expect(page.getByText(words.shell.down)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByRole('searchbox', { name: words.tenants.search })).toHaveValue('kaj');
  } finally {
    await context.close();
    await request.dispose();
    await service.stop();
    remove();
  }
});
