import { activeAccount, signIn } from './support/account';
import { expect, test } from './support/journey';

test('reserved and used names are rejected at the field, with suggestions', async ({
  page,
  words,
  request,
  browser,
  serviceUrl,
}) => {
  const email = await activeAccount(request, words, 'naslovna');
  const taken = `zasedeno-${Date.now().toString(36)}`;

  await signIn(page, email);
  await page.goto('/tenants/new');
  const address = page.getByRole('textbox', { name: words.wizard.url });
  await address.fill('admin');
  await expect(page.getByText(words.wizard.reserved)).toBeVisible();
  const held = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.ok() && (answer.request().postData() ?? '').includes(taken),
  );
  await address.fill(taken);
  await expect(page.getByText(words.wizard.free)).toBeVisible();
  await held;

  const other = await browser.newContext({ baseURL: serviceUrl });
  const second = await other.newPage();
  await second.addInitScript((language) => localStorage.setItem('language', language), words.language);
  const colleague = await activeAccount(other.request, words, 'soseda');
  await signIn(second, colleague);
  await second.goto('/tenants/new');
  await second.getByRole('textbox', { name: words.wizard.url }).fill(taken);
  await expect(second.getByText(words.wizard.taken)).toBeVisible();
  await expect(second.getByRole('button', { name: new RegExp(`${taken}.+`) }).first()).toBeVisible();
  await other.close();
});
