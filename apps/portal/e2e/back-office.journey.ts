import type { Page } from '@playwright/test';
import { linkFor, newEmail, password, register, signIn } from './support/account';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';
import { secondUser } from './support/second-user';
import { startService } from './support/service';
import { operatorWordsOf } from './support/words/operator-words';
import type { Words } from './support/words/words';

type OperatorWords = ReturnType<typeof operatorWordsOf>;

/** Ticks or clears permissions for customers, and saves them. */
async function changePermissions(page: Page, operator: OperatorWords, phone: boolean, actions: readonly string[]) {
  if (phone) await page.getByRole('button', { name: new RegExp(`^${operator.customers}`) }).click();
  for (const action of actions) {
    const name = phone ? action : `${operator.customers}: ${action}`;
    await page.getByRole('checkbox', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: operator.savePermissions }).click();
  await expect(page.getByRole('region', { name: operator.changes })).toHaveCount(0);
}

async function acceptInvitation(page: Page, words: Words, link: string) {
  await page.goto(link);
  await page.getByRole('textbox', { name: words.field.fullName }).fill('Blaž Kočevar');
  await page.getByRole('textbox', { name: words.field.phone, exact: true }).fill('041 234 567');
  await page.getByLabel(words.field.password, { exact: true }).fill(password);
  await page.getByLabel(words.field.confirmPassword, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: words.field.terms }).check();
  await page.getByRole('button', { name: words.invitation.join }).click();
  await expect(page).toHaveURL(/\/tenants$/);
}

test('an Administrator invites a colleague into a role, who sees exactly what it allows', async ({
  browser,
  words,
  phone,
  playwright,
}) => {
  test.setTimeout(180_000);
  const operator = operatorWordsOf(words);
  const service = await startService();
  const request = await playwright.request.newContext({ baseURL: service.url });
  const page = await secondUser(browser, service.url, words);
  const colleague = await secondUser(browser, service.url, words);
  const size = phone ? { width: 375, height: 812 } : { width: 1280, height: 860 };
  await page.setViewportSize(size);
  await colleague.setViewportSize(size);
  try {
    const administrator = newEmail('skrbnica');
    const token = new URL(service.administratorLink).searchParams.get('administrator') ?? '';
    await register(request, words, administrator, { administrator_token: token });
    await signIn(page, administrator);

    await test.step('the Administrator makes a role', async () => {
      await page.goto('/administration/roles');
      await page.getByRole('button', { name: operator.newRole }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: operator.name }).fill('Prodaja');
      await dialog.getByRole('button', { name: operator.createRole }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Prodaja' })).toBeVisible();
      await changePermissions(page, operator, phone, [operator.create, operator.update]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    const email = newEmail('blaz');
    await test.step('and invites a colleague with it', async () => {
      await page.goto('/administration/users');
      await page.getByRole('button', { name: operator.invite }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox', { name: operator.emails }).fill(email);
      await drawer.getByRole('textbox', { name: operator.emails }).press('Enter');
      await drawer.getByRole('checkbox', { name: 'Prodaja' }).check();
      await expectAccessible(page);
      await drawer.getByRole('button', { name: operator.inviteOne }).click();
      await expect(page.getByText(operator.invited)).toBeVisible();
    });

    await test.step('the colleague accepts, and sees what the role allows', async () => {
      await acceptInvitation(colleague, words, await linkFor(request, email, '/invitations/'));
      await colleague.goto('/administration/roles');
      await expect(colleague.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(colleague.getByRole('button', { name: operator.newRole })).toHaveCount(0);
    });

    await test.step('and adds a customer with a contact', async () => {
      await colleague.goto('/customers/new');
      await colleague.getByRole('textbox', { name: operator.title }).fill('Mizarstvo Hočevar');
      await expectNoSidewaysScroll(colleague);
      await colleague.getByRole('button', { name: operator.addCustomer }).click();
      await expect(colleague.getByRole('heading', { level: 1, name: 'Mizarstvo Hočevar' })).toBeVisible();
      await colleague.getByRole('button', { name: operator.addContact }).click();
      await colleague.getByRole('textbox', { name: operator.value }).fill('info@hocevar.example');
      await colleague.keyboard.press('Enter');
      await expect(colleague.getByRole('table', { name: operator.contacts })).toContainText('info@hocevar.example');
      await expectAccessible(colleague);
    });

    await test.step('the open page follows when a permission is taken away', async () => {
      await colleague.goto('/customers');
      await expect(colleague.getByRole('link', { name: operator.newSubject })).toBeVisible();
      await page.goto('/administration/roles');
      await page.getByRole('link', { name: 'Prodaja' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Prodaja' })).toBeVisible();
      await page.goto(`${page.url()}?tab=permissions`);
      await changePermissions(page, operator, phone, [operator.create]);
      await expect(colleague.getByRole('link', { name: operator.newSubject })).toHaveCount(0, { timeout: 5000 });
    });

    await test.step('the activity shows the changes', async () => {
      await page.goto('/administration/activity');
      await expect(page.getByRole('heading', { level: 1, name: operator.activity })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Mizarstvo Hočevar');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  } finally {
    await page.context().close();
    await colleague.context().close();
    await request.dispose();
    await service.stop();
  }
});
