import { linkFor, newEmail, register, signIn } from './support/account';
import { expectSamePageByReact } from './support/first-list';
import { expect, expectAccessible, expectNoSidewaysScroll, inProof, test } from './support/journey';
import {
  acceptInvitation,
  changePermissions,
  chooseFile,
  customersFile,
  priceListFile,
} from './support/operator-steps';
import { secondUser } from './support/second-user';
import { startService } from './support/service';
import { openViesRegister } from './support/vies-register';
import { operatorWordsOf } from './support/words/operator-words';

const vatNumber = 'SI50223054';
const company = { name: 'MIZARSTVO HOČEVAR D.O.O.', address: 'DUNAJSKA CESTA 5, 1000 LJUBLJANA' };

test('an Administrator invites a colleague into a role, who sees exactly what it allows', async ({
  browser,
  words,
  phone,
  playwright,
}) => {
  const operator = operatorWordsOf(words);
  const vies = await openViesRegister({ [vatNumber]: company });
  const service = await startService({ environment: { VIES_URL: vies.url } });
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
      await changePermissions(
        { page, operator, phone },
        {
          [operator.customers]: [operator.create, operator.update],
          [operator.media]: [operator.create],
          [operator.codelists]: [operator.update],
        },
      );
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

    await test.step('and adds a customer by VAT number, with a contact', async () => {
      await colleague.goto('/customers/new');
      await colleague.getByRole('textbox', { name: operator.vatNumber }).fill(vatNumber);
      await colleague.getByRole('button', { name: operator.findCompany }).click();
      await expect(colleague.getByRole('textbox', { name: operator.title })).toHaveValue(company.name);
      await expect(colleague.getByRole('textbox', { name: operator.street })).toHaveValue('DUNAJSKA CESTA 5');
      await expectNoSidewaysScroll(colleague);
      await colleague.getByRole('button', { name: operator.addCustomer }).click();
      await expect(colleague.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
      await colleague.getByRole('button', { name: operator.addContact }).click();
      await colleague.getByRole('textbox', { name: operator.value }).fill('info@hocevar.example');
      await colleague.keyboard.press('Enter');
      await expect(colleague.getByRole('table', { name: operator.contacts })).toContainText('info@hocevar.example');
      await expectAccessible(colleague);
    });

    await test.step('imports twenty more', async () => {
      await expectSamePageByReact(colleague, '/customers', colleague.getByRole('link', { name: company.name }));
      await colleague.getByRole('link', { name: operator.importAction }).click();
      await chooseFile(colleague, operator.file, customersFile(20));
      await colleague.getByRole('button', { name: operator.importTwenty }).click();
      await expect(colleague.getByText(operator.importedTwenty)).toBeVisible();
      await colleague.goto('/customers?search=Stranka+20');
      await expect(colleague.getByRole('link', { name: 'Stranka 20' })).toBeVisible();
    });

    await test.step('uploads a picture', async () => {
      await colleague.goto('/media');
      await colleague.getByRole('button', { name: operator.newMedia }).first().click();
      const dialog = colleague.getByRole('dialog');
      const picture = { name: 'logotip.png', mimeType: 'image/png', buffer: await colleague.screenshot() };
      await chooseFile(colleague, operator.file, picture);
      await dialog.getByRole('textbox', { name: operator.title }).fill('Logotip');
      await dialog.getByRole('button', { name: operator.addMedia }).click();
      await expect(colleague.getByText(operator.mediaCreated)).toBeVisible();
    });

    // In `npm test` the journey of documents reads PDFs.
    if (inProof)
      await test.step('and reads a PDF', async () => {
        await colleague.goto('/media/new');
        await chooseFile(colleague, operator.file, priceListFile);
        await colleague.getByRole('dialog').getByRole('button', { name: operator.addMedia }).click();
        await colleague.getByRole('link', { name: 'Cenik' }).click();
        await colleague.getByRole('link', { name: operator.open }).click();
        await expect(colleague.getByText('Cenik storitev')).toBeAttached();
        await expect(colleague.locator('canvas').first()).toBeVisible();
        await expectAccessible(colleague);
        await expectNoSidewaysScroll(colleague);
        await colleague.getByRole('main').getByRole('button', { name: operator.close }).click();
        await expect(colleague.getByRole('heading', { level: 1, name: 'Cenik' })).toBeVisible();
      });

    await test.step('adds a unit to the codelist', async () => {
      await colleague.goto('/administration/codelists');
      if (phone) {
        await colleague.getByRole('combobox', { name: operator.codelist }).fill(operator.weightUnits);
        await colleague.getByRole('option', { name: operator.weightUnits }).click();
      } else await colleague.getByRole('link', { name: operator.weightUnits }).click();
      await colleague.getByRole('button', { name: operator.addOption }).click();
      await colleague.getByRole('textbox', { name: operator.key }).fill('sack');
      await colleague.getByRole('textbox', { name: operator.english }).fill('Sack');
      await colleague.getByRole('textbox', { name: operator.slovenian }).fill('Vreča');
      await colleague.keyboard.press('Enter');
      await expect(colleague.getByText(operator.optionAdded)).toBeVisible();
    });

    await test.step('the open page follows when a permission is taken away', async () => {
      await colleague.goto('/customers');
      await expect(colleague.getByRole('link', { name: operator.newSubject })).toBeVisible();
      await page.goto('/administration/roles');
      await page.getByRole('link', { name: 'Prodaja' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Prodaja' })).toBeVisible();
      await page.goto(`${page.url()}?tab=permissions`);
      await changePermissions({ page, operator, phone }, { [operator.customers]: [operator.create] });
      await expect(colleague.getByRole('link', { name: operator.newSubject })).toHaveCount(0, { timeout: 5000 });
    });

    await test.step('the activity shows the changes', async () => {
      await page.goto('/administration/activity');
      await expect(page.getByRole('heading', { level: 1, name: operator.activity })).toBeVisible();
      const main = page.getByRole('main');
      for (const part of ['Prodaja', company.name, 'info@hocevar.example', 'Logotip', 'Vreča', operator.customers])
        await expect(main).toContainText(part);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  } finally {
    await page.context().close();
    await colleague.context().close();
    await request.dispose();
    await service.stop();
    await vies.close();
  }
});
