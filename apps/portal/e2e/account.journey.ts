import { activeAccount, fillRegistration, linkFor, logIn, mailTo, newEmail, register } from './support/account';
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, test } from './support/journey';

test('a forgotten password can be reset once by the e-mailed link', async ({ page, words, request }) => {
  const email = await activeAccount(request, words, 'pozabljiva');
  await page.goto('/login');
  await page.getByRole('link', { name: words.login.forgot }).click();
  await expectScreen(page, words.forgot.title);
  await page.getByRole('textbox', { name: words.field.email }).fill(email);
  await page.getByRole('button', { name: words.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: words.checkMail })).toBeVisible();
  await expectAccessible(page);

  const link = await linkFor(request, email, '/login/reset-password');
  await page.goto(link);
  await expectScreen(page, words.reset.title);
  await page.getByLabel(words.field.newPassword, { exact: true }).fill('modra-9Breza!');
  await page.getByLabel(words.field.confirmPassword, { exact: true }).fill('modra-9Breza!');
  await page.getByRole('button', { name: words.reset.submit }).click();
  await expect(page.getByText(words.reset.done)).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await expect(page.getByText(words.reset.invalid)).toBeVisible();

  await page.goto('/login');
  await logIn(page, words, email, 'modra-9Breza!');
  await expect(page).toHaveURL(/\/tenants$/);
});

test('a wrong password reveals nothing about the account and keeps the e-mail', async ({ page, words, request }) => {
  const email = await activeAccount(request, words, 'zmotljiva');
  await page.goto('/login');
  await logIn(page, words, email, 'ni-2Pravo!');
  const field = page.getByRole('textbox', { name: words.field.email });
  await expect(field).toHaveAccessibleDescription(words.login.refused);
  await expect(field).toHaveValue(email);

  await page.goto('/login');
  await logIn(page, words, newEmail('nihce'), 'ni-2Pravo!');
  await expect(field).toHaveAccessibleDescription(words.login.refused);
});

test('signing up with a known e-mail shows the same response and notifies its owner', async ({
  page,
  words,
  request,
}) => {
  const email = await activeAccount(request, words, 'znana');
  const before = (await mailTo(request, email)).length;
  await page.goto('/registration');
  await fillRegistration(page, words, email);
  await page.getByRole('button', { name: words.registration.submit }).click();
  await expect(page.getByRole('heading', { name: words.checkMail })).toBeVisible();
  await expect.poll(async () => (await mailTo(request, email)).length).toBe(before + 1);
});

test('a used activation link is explained, an unknown one shows the error screen', async ({ page, words, request }) => {
  const email = newEmail('dvakrat');
  await register(request, words, email);
  const link = await linkFor(request, email, '/registration/activate/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: words.activated })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: words.alreadyActive })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/registration/activate/ne-obstaja');
  await expect(page.getByRole('heading', { name: words.activationError })).toBeVisible();
  await expect(page.getByText(words.contactAdministrator)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('addresses redirect as the specification says', async ({ page, words, request }) => {
  await page.goto('/ni-take-strani');
  await expect(page).toHaveURL(/\/login\?from=%2Fni-take-strani$/);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?/);
  const email = await activeAccount(request, words, 'popotnica');
  await logIn(page, words, email);
  await expect(page).toHaveURL(/\/settings$/);
  for (const visitorsOnly of ['/login', '/registration', '/login/forgot-password', '/ni-take-strani', '/']) {
    await page.goto(visitorsOnly);
    await expect(page).toHaveURL(/\/tenants$/);
  }
  await page.goto('/tenants/details/0192f0a0-0000-7000-8000-000000000000');
  await expect(page.getByText(words.details.missing)).toBeVisible();
  await expectAccessible(page);
});
