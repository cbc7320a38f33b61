import { activeAccount, linkFor, logIn, newEmail, password, signIn } from './support/account';
import { companyCrm } from './support/company-crm';
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, test } from './support/journey';
import { secondUser } from './support/second-user';

test('sessions can be ended from another browser, which shows it', async ({
  page,
  words,
  request,
  browser,
  serviceUrl,
}) => {
  const email = await activeAccount(request, words, 'seje');
  const elsewhere = await secondUser(browser, serviceUrl, words);
  await signIn(elsewhere, email);
  await elsewhere.goto('/tenants');
  await expect(elsewhere.getByText(words.tenants.none)).toBeVisible();

  await signIn(page, email);
  await page.goto('/settings?tab=security');
  const sessions = page.getByRole('list', { name: words.settings.sessions });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText(words.settings.thisDevice)).toHaveCount(1);
  await expectScreen(page, words.shell.settings);
  await page.getByRole('button', { name: words.settings.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.settings.endOthersConfirm }).click();
  await expect(page.getByText(words.settings.othersEnded)).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await expect(elsewhere).toHaveURL(/\/login/, { timeout: 15_000 });
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test('an account can be closed permanently unless it owns a company CRM', async ({ page, words, request }) => {
  const owner = await activeAccount(request, words, 'imetnica');
  await signIn(page, owner);
  const crm = await companyCrm(page, words);
  await page.goto('/settings');
  await page.getByRole('button', { name: words.settings.close }).click();
  const dialog = page.getByRole('dialog', { name: words.settings.close });
  await dialog.getByLabel(words.settings.currentPassword, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words.settings.closeConfirm }).click();
  await expect(dialog.getByText(words.settings.ownsTenants)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: crm.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: crm.title })).toBeVisible();

  const leaving = await activeAccount(request, words, 'odhajajoca');
  await page.context().clearCookies();
  await signIn(page, leaving);
  await page.goto('/settings');
  await page.getByRole('button', { name: words.settings.close }).click();
  await dialog.getByLabel(words.settings.currentPassword, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words.settings.closeConfirm }).click();
  await expect(page.getByText(words.settings.closed)).toBeVisible();
  await expectScreen(page, words.login.title);
  await logIn(page, words, leaving);
  await expect(page.getByRole('textbox', { name: words.field.email })).toHaveAccessibleDescription(words.login.refused);
});

test('the e-mail changes when the new address confirms it', async ({ page, words, request }) => {
  const email = await activeAccount(request, words, 'stara');
  const next = newEmail('nova');
  await signIn(page, email);
  await page.goto('/settings');
  await page.getByRole('button', { name: words.settings.changeEmail }).click();
  const dialog = page.getByRole('dialog', { name: words.settings.changeEmail });
  await dialog.getByRole('textbox', { name: words.settings.newEmail }).fill(next);
  await dialog.getByLabel(words.settings.currentPassword, { exact: true }).fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.settings.sendLink }).click();
  await expect(page.getByText(next)).toBeVisible();

  await page.goto(await linkFor(request, next, '/settings/confirm-email/'));
  await expect(page.getByRole('heading', { name: words.settings.emailChanged })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, words, next);
  await expect(page).toHaveURL(/\/tenants$/);
});
