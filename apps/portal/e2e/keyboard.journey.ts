import { linkFor, newEmail, newVatNumber, password } from './support/account';
import { expect, test } from './support/journey';
import { press, tabTo, typeInto } from './support/keyboard';
import { sectionTitlesOf } from './support/words/words-of';

test('the whole main job can be done without a mouse', async ({ page, words, request }) => {
  const email = newEmail('tipka');
  const name = `tipkovnica ${Date.now().toString(36)}`;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const secret = (label: string) => page.getByLabel(label, { exact: true });
  const heading = (title: string | RegExp) => page.getByRole('heading', { level: 1, name: title });

  await test.step('registers', async () => {
    await page.goto('/');
    await press(page, page.getByRole('link', { name: words.login.register }));
    await expect(heading(words.registration.heading)).toBeFocused();
    await typeInto(page, field(words.field.fullName), 'Tina Tipka');
    await typeInto(page, field(words.field.email), email);
    await typeInto(page, field(words.field.phone), '041 234 567');
    await typeInto(page, secret(words.field.password), password);
    await typeInto(page, secret(words.field.confirmPassword), password);
    await tabTo(page, page.getByRole('checkbox', { name: words.field.terms }));
    await page.keyboard.press('Space');
    await press(page, page.getByRole('button', { name: words.registration.submit }));
    await expect(heading(words.checkMail)).toBeFocused();
  });

  await test.step('activates and logs in', async () => {
    await page.goto(await linkFor(request, email, '/registration/activate/'));
    await expect(heading(words.activated)).toBeVisible();
    await press(page, page.getByRole('link', { name: words.login.submit }));
    await expect(heading(words.login.title)).toBeFocused();
    await typeInto(page, field(words.field.email), email);
    await typeInto(page, secret(words.field.password), password);
    await page.keyboard.press('Enter');
    await expect(heading(words.tenants.heading)).toBeFocused();
  });

  await test.step('skips the navigation', async () => {
    await page.reload();
    await expect(heading(words.tenants.heading)).toBeVisible();
    const skip = page.getByRole('link', { name: words.shell.skip });
    await page.keyboard.press('Tab');
    await tabTo(page, skip);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('fills Application setup', async () => {
    const start = page.getByRole('main').getByRole('link', { name: words.tenants.start }).first();
    await press(page, start);
    await expect(heading(words.wizard.application)).toBeFocused();
    await typeInto(page, field(words.wizard.companyName), name);
    await typeInto(page, field(words.wizard.company), 'Tipka d.o.o.');
    await expect(page.getByRole('textbox', { name: words.wizard.url })).toHaveValue(/^tipkovnica-/);
    await typeInto(page, field(words.wizard.email), email);
    await typeInto(page, field(words.field.phone), '041 234 567');
    await typeInto(page, secret(words.wizard.password), 'rdeca-7Hisa!');
    await typeInto(page, secret(words.wizard.confirmPassword), 'rdeca-7Hisa!');
    await typeInto(page, page.getByRole('textbox', { name: words.wizard.vatNumber }), newVatNumber());
    await typeInto(page, page.getByRole('textbox', { name: words.wizard.street }), 'Šmartinska cesta 152');
    await typeInto(page, page.getByRole('textbox', { name: words.wizard.postalCode }), '1000');
    const city = page.getByRole('textbox', { name: words.wizard.city });
    await tabTo(page, city);
    if ((await city.inputValue()) === '') await page.keyboard.insertText('Ljubljana');
    await typeInto(page, page.getByRole('textbox', { name: words.wizard.companyPhone }), '01 234 56 78');
    await expect(page.getByText(words.wizard.free)).toBeVisible();
  });

  await test.step('goes through the sections by Ctrl+Enter and chooses the free trial', async () => {
    for (const title of sectionTitlesOf(words)) {
      await page.keyboard.press('Control+Enter');
      await expect(heading(title)).toBeFocused();
    }
    await tabTo(page, page.getByRole('radio', { name: words.wizard.trial }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: words.wizard.trial })).toBeChecked();
    await press(page, page.getByRole('button', { name: words.wizard.next, exact: true }));
    await expect(heading(words.wizard.review)).toBeFocused();
  });

  await test.step('creates the company CRM', async () => {
    await press(page, page.getByRole('button', { name: words.wizard.create }));
    await expect(page).toHaveURL(/\/tenants\/details\//);
    await expect(heading(name)).toBeVisible();
    await expect(page.getByText(words.details.active, { exact: true }).first()).toBeVisible();
  });

  await test.step('finds it in the list, opens its details, and returns to the same place in the list', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: words.details.back, exact: true }));
    await expect(heading(words.tenants.heading)).toBeFocused();
    const row = page.getByRole('link', { name, exact: true });
    await press(page, row);
    await expect(page.getByText(words.details.author, { exact: true })).toBeVisible();
    await expect(heading(name)).toBeFocused();
    await page.goBack();
    await expect(row).toBeFocused();
  });

  await test.step('finds it by Ctrl+K', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: words.shell.search })).toBeFocused();
    await page.keyboard.insertText(name);
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(name)).toBeFocused();
  });

  await test.step('logs out', async () => {
    await press(page, page.getByRole('button', { name: words.shell.logOut }));
    await expect(page).toHaveURL(/\/login/);
    await expect(heading(words.login.title)).toBeFocused();
  });
});
