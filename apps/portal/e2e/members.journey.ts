import type { Page } from '@playwright/test';
import { activeAccount, linkFor, logIn, newEmail, password, signIn } from './support/account';
import { companyCrm } from './support/company-crm';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';
import { secondUser } from './support/second-user';
import type { Words } from './support/words/words';

async function invite(page: Page, words: Words, email: string) {
  await page.getByRole('button', { name: words.members.invite, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.members.inviteTitle });
  await dialog.getByRole('textbox', { name: words.field.email }).fill(email);
  await dialog.getByRole('combobox', { name: words.members.role }).selectOption({ label: words.members.manager });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.members.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: words.members.open })).toContainText(email);
}

const invitedWithoutAccount = 'a colleague without an account is invited, registers by the link, and is a member';

/** In `npm test` the journey of the back office registers by such a link. */
test(invitedWithoutAccount, { tag: '@proof' }, async ({ page, words, request, browser, serviceUrl }) => {
  const owner = await activeAccount(request, words, 'lastnica');
  const email = newEmail('nova');
  await signIn(page, owner);
  const crm = await companyCrm(page, words);
  await page.goto(`/tenants/details/${crm.id}`);
  await invite(page, words, email);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const colleague = await secondUser(browser, serviceUrl, words);
  const link = await linkFor(request, email, '/invitations/');
  await colleague.goto(link);
  await expect(colleague).toHaveTitle(`${words.invitation.title} | Atrium`);
  await expect(colleague.getByRole('heading', { name: `${words.invitation.heading}${crm.title}` })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: words.invitation.join }).click();
  await expect(colleague.getByRole('alert').first()).toBeFocused();
  await colleague.getByRole('textbox', { name: words.field.fullName }).fill('Nova Sodelavka');
  await colleague.getByRole('textbox', { name: words.field.phone, exact: true }).fill('041 234 567');
  await colleague.getByLabel(words.field.password, { exact: true }).fill(password);
  await colleague.getByLabel(words.field.confirmPassword, { exact: true }).fill(password);
  await colleague.getByRole('checkbox', { name: words.field.terms }).check();
  await colleague.getByRole('button', { name: words.invitation.join }).click();
  await expect(colleague).toHaveURL(new RegExp(`/tenants/details/${crm.id}$`));
  await expect(colleague.getByRole('heading', { level: 1, name: crm.title })).toBeVisible();
  await expect(colleague.getByRole('list', { name: words.members.title })).toContainText('Nova Sodelavka');
  await expect(colleague.getByRole('button', { name: words.members.invite, exact: true })).toHaveCount(0);

  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: words.invitation.member })).toBeVisible();
  await colleague.context().close();

  await page.reload();
  await expect(page.getByRole('list', { name: words.members.title })).toContainText('Nova Sodelavka');
  await expect(page.getByRole('list', { name: words.members.open })).toHaveCount(0);
});

test('a colleague with an account logs in, accepts, and becomes the owner', async ({
  page,
  words,
  request,
  browser,
  serviceUrl,
}) => {
  const owner = await activeAccount(request, words, 'lastnik');
  const colleagueEmail = await activeAccount(request, words, 'sodelavec');
  await signIn(page, owner);
  const crm = await companyCrm(page, words);
  await page.goto(`/tenants/details/${crm.id}`);
  await invite(page, words, colleagueEmail);
  const link = await linkFor(request, colleagueEmail, '/invitations/');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: words.invitation.otherTitle })).toBeVisible();
  await expectAccessible(page);

  const colleague = await secondUser(browser, serviceUrl, words);
  await colleague.goto(link);
  await colleague.getByRole('link', { name: words.invitation.logIn }).click();
  await logIn(colleague, words, colleagueEmail);
  await colleague.getByRole('button', { name: words.invitation.accept }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: crm.title })).toBeVisible();

  await page.goto(`/tenants/details/${crm.id}`);
  const members = page.getByRole('list', { name: words.members.title });
  const row = members.getByRole('listitem').filter({ hasText: colleagueEmail });
  await row.getByRole('button', { name: words.members.actionsOf }).click();
  await page.getByRole('menuitem', { name: words.members.transfer }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.members.transfer }).click();
  await expect(page.getByText(words.members.ownerNow)).toBeVisible();
  await expect(page.getByRole('button', { name: words.members.invite, exact: true })).toHaveCount(0);
  await colleague.reload();
  await expect(colleague.getByRole('button', { name: words.members.invite, exact: true })).toBeVisible();
  await colleague.context().close();
});

test('an unknown invitation is explained', async ({ page, words }) => {
  await page.goto('/invitations/ne-obstaja');
  await expect(page.getByRole('heading', { name: words.invitation.unknown })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
