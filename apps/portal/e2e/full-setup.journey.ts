import { activeAccount, password, signIn } from './support/account';
import { readStoredData, findTraces, listenTo } from './support/stored-data';
import { fillCouriers } from './support/fill-couriers';
import { fillFiscalization } from './support/fill-fiscalization';
import { fillApplication, fillDataProvider, fillPlugins } from './support/fill-sections';
import { secretsOf, type FullWizard } from './support/full-wizard';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';
import { databaseDump, localAccounts, serviceOutput, serviceWithVendors } from './support/local-accounts';
import { sectionWordsOf } from './support/words/words-of';

test.use({ serviceUrl: async ({}, provide) => provide(serviceWithVendors().url) });

test('filling in every section creates a fully set-up company CRM and leaks no secret', async ({
  page,
  words,
  request,
  context,
}) => {
  const readReceived = listenTo(page);
  const sections = sectionWordsOf(words);
  const accounts = await localAccounts();
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.slice(-8).toUpperCase();
  const email = await activeAccount(request, words);
  const typed = {
    name: `dolina ${mark.toLowerCase()}`,
    email,
    mark,
    administratorPassword: 'rdeca-7Hisa!',
    postaPassword: 'pismo-Čuk-4',
    dpdPassword: 'paket-Đuro-9',
    businessDataPassword: 'bilanca-Žir-2',
    mailboxPassword: 'predal-Šum-6',
  };
  const wizard: FullWizard = { page, words, sections, accounts, typed };

  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  async function goToSection(address: string) {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
  }

  await signIn(page, email);
  await page.goto('/tenants/new');

  await test.step('Application setup, with what VIES knows', async () => {
    await expect(heading(words.wizard.application)).toBeVisible();
    await fillApplication(wizard);
    await goToSection('data-provider');
  });

  await test.step('Data provider, tested', async () => {
    await expect(heading(sections.dataProvider.title)).toBeVisible();
    await fillDataProvider(wizard);
    await goToSection('couriers');
  });

  await test.step('all three couriers', async () => {
    await expect(heading(sections.couriers.title)).toBeVisible();
    await fillCouriers(wizard);
    await goToSection('fiscalization');
  });

  await test.step('Fiscalization, with the internal act', async () => {
    await expect(heading(sections.fiscalization.title)).toBeVisible();
    await fillFiscalization(wizard);
    await goToSection('plugins');
  });

  await test.step('Plugins, tested', async () => {
    await expect(heading(sections.plugins.title)).toBeVisible();
    await fillPlugins(wizard);
    await goToSection('subscription');
  });

  await test.step('Subscription with a free trial', async () => {
    await expect(heading(words.wizard.subscription)).toBeVisible();
    await page.getByRole('radio', { name: words.wizard.trial }).check();
    await goToSection('review');
  });

  await test.step('Review shows everything, and Create starts', async () => {
    await expect(heading(words.wizard.review)).toBeVisible();
    const shown = [
      accounts.gls.username,
      sections.review.certificate,
      `PE${mark}`,
      `VOZ${mark}`,
      `BLAG${mark}`,
      'Brevo',
    ];
    for (const part of shown) await expect(page.getByText(part).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.wizard.create }).click();
    await expect(page).toHaveURL(/\/tenants\/details\//);
    await expectAccessible(page);
  });

  await test.step('the company CRM is active and fully set up', async () => {
    await expect(heading(typed.name)).toBeVisible();
    await expect(page.getByText(words.details.active, { exact: true }).first()).toBeVisible();
    const listed = (name: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('listitem');
    await expect(listed(sections.details.setup).getByText(sections.details.done, { exact: true })).toHaveCount(5);
    const working = listed(sections.details.integrations).getByText(sections.test.works, { exact: true });
    await expect(working).toHaveCount(accounts.mailbox === null ? 4 : 5);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('no secret is in the browser, a response, the log or the database', async () => {
    const secrets = { ...secretsOf(wizard), 'password of the account': password };
    const storedData = await readStoredData(page, context);
    const received = await readReceived();
    const dump = Object.entries(await databaseDump()).map(([table, text]) => ({ place: `table ${table}`, text }));
    const output = { place: 'log', text: serviceOutput() };
    expect(findTraces([...storedData, ...received, ...dump, output], secrets)).toEqual([]);
    for (const places of [received, dump]) expect(findTraces(places, { name: typed.name })).not.toEqual([]);
    expect(output.text).toContain('"route":"tenants.save-couriers"');
  });
});
