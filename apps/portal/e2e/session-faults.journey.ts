import { activeAccount, linkFor, password, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';

const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
const soon = { timeout: 5_000 };

test('a logout in one tab logs out the others within five seconds and clears the user’s data', async ({
  page,
  words,
  request,
  context,
}) => {
  const email = await activeAccount(request, words, 'dvazavihka');
  await signIn(page, email);
  await page.goto('/tenants');
  await page.getByRole('button', { name: words.shell.collapse }).click();
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('textbox', { name: words.field.fullName }).fill('Not saved');
  await page.getByRole('button', { name: words.shell.logOut }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/, soon);
  for (const tab of [page, other]) {
    await expect(tab.getByText(email)).toHaveCount(0);
    const storedKeys = await tab.evaluate(() => [Object.keys(localStorage).toSorted(), JSON.stringify(sessionStorage)]);
    expect(storedKeys[0]).toEqual(['language', 'navigation']);
    expect(storedKeys[1]).not.toContain(email);
    await tab.goBack();
    await expect(tab).toHaveURL(/\/login/);
  }
});

test('a new password keeps the tabs of the same browser logged in and receiving changes', async ({
  page,
  words,
  request,
  context,
}) => {
  const email = await activeAccount(request, words, 'novogeslo');
  await signIn(page, email);
  await page.goto('/settings?tab=security');
  const list = await context.newPage();
  const live = list.waitForResponse((one) => one.url().includes('/api/realtime') && one.url().includes('sid='));
  await list.goto('/tenants');
  await expect(list.getByText(words.tenants.none)).toBeVisible();
  await live;

  await page.getByLabel(words.settings.currentPassword, { exact: true }).fill(password);
  await page.getByLabel(words.field.newPassword, { exact: true }).fill('modra-9Breza!');
  await page.getByLabel(words.field.confirmPassword, { exact: true }).fill('modra-9Breza!');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.saved)).toBeVisible();

  const made = await page.request.post('/api/tenants', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(made.ok()).toBe(true);
  await expect(list.getByRole('searchbox', { name: words.tenants.search })).toBeVisible(soon);
  await expect(list).toHaveURL(/\/tenants$/);
  await expect(page).toHaveURL(/\/settings\?tab=security$/);
  await page.getByRole('link', { name: words.shell.licenses, exact: true }).click();
  await expect(page.getByRole('searchbox', { name: words.tenants.search })).toBeVisible();
});

test('a session that expires over a form asks for the password there and loses nothing but secrets', async ({
  page,
  words,
  request,
  playwright,
  serviceUrl,
}) => {
  const email = await activeAccount(request, words, 'sredidela');
  await signIn(page, email);
  await page.goto('/tenants/new');
  const company = page.getByRole('textbox', { name: words.wizard.company, exact: true });
  const secret = page.getByLabel(words.wizard.password, { exact: true });
  await company.fill('Tipka d.o.o.');
  await expect(page.getByText(words.wizard.saved)).toBeVisible();
  await secret.fill('rdeca-7Hisa!');

  const elsewhere = await playwright.request.newContext({ baseURL: serviceUrl, extraHTTPHeaders: headers });
  await elsewhere.post('/api/auth/login', { form: { email, password } });
  expect((await elsewhere.delete('/api/auth/sessions')).ok()).toBe(true);
  await elsewhere.dispose();

  const dialog = page.getByRole('dialog', { name: words.shell.logInAgain });
  await expect(dialog).toBeVisible(soon);
  await expect(page.locator('#password')).toHaveValue('');
  await expectAccessible(page);
  await expect(dialog.getByLabel(words.field.password, { exact: true })).toBeFocused();
  await page.keyboard.type('napacno-1geslo');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.login.refused)).toBeVisible();
  await dialog.getByLabel(words.field.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(company).toHaveValue('Tipka d.o.o.');
  await expect(secret).toHaveValue('');
  await expect(secret).toHaveAccessibleDescription(words.wizard.enterAgain);
  await secret.fill('rdeca-7Hisa!');
  await company.fill('Tipkovnica d.o.o.');
  await page.getByLabel(words.wizard.confirmPassword, { exact: true }).fill('rdeca-7Hisa!');
  await page.getByLabel(words.wizard.confirmPassword, { exact: true }).blur();
  await expect(page.getByText(words.wizard.saved)).toBeVisible();
  await page.reload();
  await expect(company).toHaveValue('Tipkovnica d.o.o.');
});

test('another user ends a session or a membership, which an open page shows at once', async ({
  words,
  request,
  page,
  context,
  playwright,
  serviceUrl,
}) => {
  const administrator = await playwright.request.newContext({ baseURL: serviceUrl, extraHTTPHeaders: headers });
  const boss = process.env['JOURNEY_ADMINISTRATOR'] ?? '';
  await administrator.post('/api/auth/login', { form: { email: boss, password } });
  const email = await activeAccount(request, words, 'clanica');
  const live = page.waitForResponse((one) => one.url().includes('/api/realtime') && one.url().includes('sid='));
  await signIn(page, email);
  await page.goto('/tenants');
  await expect(page.getByText(words.tenants.none)).toBeVisible();
  await live;
  const user: { id: string } = await (await page.request.get('/api/auth/user', { headers })).json();

  const created = await administrator.post('/api/tenants', { headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const tenant: { id: string } = await created.json();
  const title = 'Skupna lipa';
  await administrator.put(`/api/tenants/${tenant.id}/sections/application`, { form: { title, _version: '0' } });
  await administrator.post(`/api/tenants/${tenant.id}/invitations`, { form: { email, role: 'manager' } });
  const invitation = await linkFor(administrator, email, '/invitations/');
  const accepted = await page.request.post(
    `/api/invitations/${invitation.slice(invitation.lastIndexOf('/') + 1)}/accept`,
    {
      headers,
    },
  );
  expect(accepted.ok()).toBe(true);
  const row = page.getByText(title);
  await expect(row).toBeVisible(soon);
  const draft = await context.newPage();
  await draft.goto(`/tenants/new/${tenant.id}/application`);
  await expect(draft.getByText(title).first()).toBeVisible();
  expect((await administrator.delete(`/api/tenants/${tenant.id}/members/${user.id}`)).ok()).toBe(true);
  await expect(row).toBeHidden(soon);
  await expect(draft.getByText(words.details.missing)).toBeVisible(soon);

  expect((await administrator.delete(`/api/users/${user.id}/sessions`)).ok()).toBe(true);
  await expect(page).toHaveURL(/\/login\?.*ended=1/, soon);
  await expect(page.getByText(words.shell.sessionEnded)).toBeVisible();
  await administrator.dispose();
});
