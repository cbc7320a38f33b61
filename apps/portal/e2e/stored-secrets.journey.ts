import { expect, test } from './support/journey';
import { watchForStoredSecrets } from './support/stored-secrets';

test('a password hash in a response is detected', async ({ browser, serviceUrl }) => {
  const context = await browser.newContext();
  const found = watchForStoredSecrets(context);
  await context.route('**/api/config', (route) => route.fulfill({ json: { name: 'Ana', secret: '$argon2id$v=19$m' } }));
  const page = await context.newPage();
  await page.goto(`${serviceUrl}/api/config`);
  expect(await found()).toEqual(['GET /api/config has a hash or a ciphertext of the database.']);
  await context.close();
});
