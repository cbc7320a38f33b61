import { fillRegistration, linkFor, logIn, newEmail, newVatNumber } from './support/account';
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, test } from './support/journey';
import { otherWords, sectionTitlesOf } from './support/words/words-of';

test('a visitor registers, creates an active company CRM and logs out', async ({
  page,
  words,
  phone,
  request,
  serviceUrl,
  context,
}) => {
  const email = newEmail();
  const name = `čebelica ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

  await test.step('a visitor is redirected to the login and opens the registration', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await expectScreen(page, words.login.title);
    await page.getByRole('link', { name: words.login.register }).click();
    await expect(page.getByRole('heading', { name: words.registration.heading })).toBeVisible();
    await expectScreen(page, words.registration.title);
  });

  await test.step('an empty form says what is missing and moves the focus there', async () => {
    await page.getByRole('button', { name: words.registration.submit }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('registers', async () => {
    await fillRegistration(page, words, email);
    await page.getByRole('button', { name: words.registration.submit }).click();
    await expect(page.getByRole('heading', { name: words.checkMail })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('activates by the e-mail that the outbox shows', async () => {
    const link = await linkFor(request, email, '/registration/activate/');
    expect(link.startsWith(serviceUrl)).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: words.activated })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('logs in and finds the list empty', async () => {
    await page.goto('/login');
    await logIn(page, words, email);
    await expect(page.getByText(words.tenants.none)).toBeVisible();
    await expect(page).toHaveURL(/\/tenants$/);
    await expectScreen(page, words.tenants.title);
  });

  await test.step('fills Application setup', async () => {
    await page
      .getByRole('link', { name: words.tenants.start })
      .or(page.getByRole('button', { name: words.tenants.start }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words.wizard.application })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: words.wizard.companyName, exact: true }).fill(name);
    await page.getByRole('textbox', { name: words.wizard.company, exact: true }).fill('Čebelarstvo Žnidaršič d.o.o.');
    await expect(page.getByRole('textbox', { name: words.wizard.url })).toHaveValue(/^cebelica-/);
    await page.getByRole('textbox', { name: words.wizard.email, exact: true }).fill(email);
    await page.getByRole('textbox', { name: words.field.phone, exact: true }).fill('041 234 567');
    await page.getByLabel(words.wizard.password, { exact: true }).fill('rdeca-7Hisa!');
    await page.getByLabel(words.wizard.confirmPassword, { exact: true }).fill('rdeca-7Hisa!');
    await page.getByRole('textbox', { name: words.wizard.vatNumber }).fill(newVatNumber());
    await page.getByRole('textbox', { name: words.wizard.street }).fill('Šmartinska cesta 152');
    await page.getByRole('textbox', { name: words.wizard.postalCode }).fill('1000');
    await page.getByRole('textbox', { name: words.wizard.city }).fill('Ljubljana');
    await page.getByRole('textbox', { name: words.wizard.companyPhone }).fill('01 234 56 78');
    await expect(page.getByText(words.wizard.free)).toBeVisible();
  });

  await test.step('a reload loses nothing but the password', async () => {
    await expect(page.getByText(words.wizard.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: words.wizard.companyName, exact: true })).toHaveValue(name);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('rdeca-7Hisa!');
  });

  await test.step('picks the free trial', async () => {
    const next = page.getByRole('button', { name: words.wizard.next, exact: true });
    for (const title of sectionTitlesOf(words)) {
      await next.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    }
    await page.getByRole('radio', { name: words.wizard.trial }).check();
    await expectAccessible(page);
    await next.click();
  });

  await test.step('reviews, creates, and watches the progress', async () => {
    await expect(page.getByRole('heading', { level: 1, name: words.wizard.review })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.wizard.create }).click();
    await expect(page).toHaveURL(/\/tenants\/details\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(words.details.active, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('opens its URL and finds the instance running', async () => {
    const instance = context.waitForEvent('page');
    await page.getByRole('link', { name: words.details.open }).click();
    const crm = await instance;
    await expect(crm.getByRole('heading', { name })).toBeVisible();
    await expectNoSidewaysScroll(crm);
    const unboxed = await context.newPage();
    await unboxed.setContent(await crm.content());
    await expectAccessible(unboxed);
    await unboxed.close();
    await crm.close();
  });

  await test.step('is notified by e-mail', async () => {
    expect(await linkFor(request, email, '/crm/')).toContain('/crm/cebelica-');
  });

  await test.step('finds it in the list and in its details', async () => {
    await page.getByRole('main').getByRole('link', { name: words.details.back, exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectScreen(page, words.tenants.title);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(words.details.author, { exact: true })).toBeVisible();
  });

  await test.step('changes the language in the settings and logs out', async () => {
    await page.goto('/settings?tab=display');
    await expect(page.getByRole('heading', { level: 1, name: words.shell.settings })).toBeVisible();
    await expectScreen(page, words.shell.settings);
    await page.getByRole('combobox', { name: words.shell.language }).selectOption({ label: words.otherLanguage });
    const other = otherWords(words);
    await expect(page.getByRole('heading', { level: 1, name: other.shell.settings })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other.language);
    if (phone) await page.getByRole('button', { name: other.shell.openNavigation }).click();
    await page.getByRole('button', { name: other.shell.logOut }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/tenants');
    await expect(page).toHaveURL(/\/login/);
  });
});
