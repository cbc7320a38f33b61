import { expect } from '@playwright/test';
import { newVatNumber } from './account';
import { fill, fillOptional, passTest } from './fill-fields';
import type { FullWizard } from './full-wizard';

/** Section 1; VIES provides the company and its address. */
export async function fillApplication({ page, words, sections, typed }: FullWizard) {
  const { wizard, field } = words;
  const { name, email, administratorPassword: password } = typed;
  await page.getByRole('textbox', { name: wizard.companyName, exact: true }).fill(name);
  await page.getByRole('textbox', { name: wizard.email, exact: true }).fill(email);
  await page.getByRole('textbox', { name: field.phone, exact: true }).fill('041 234 567');
  await fill(page, [
    [wizard.password, password],
    [wizard.confirmPassword, password],
  ]);
  await page.getByRole('textbox', { name: wizard.vatNumber }).fill(newVatNumber());
  await page.getByRole('button', { name: sections.vies.check }).click();
  await expect(page.getByText(sections.vies.confirmed)).toBeVisible();
  await expect(page.getByRole('textbox', { name: wizard.company, exact: true })).toHaveValue('ZELENA DOLINA D.O.O.');
  await expect(page.getByRole('textbox', { name: wizard.street })).toHaveValue('ŠMARTINSKA CESTA 152');
  await page.getByRole('textbox', { name: wizard.companyPhone }).fill('01 234 56 78');
  await expect(page.getByText(wizard.free)).toBeVisible();
}

/** Section 2; tested if this machine has a database server. */
export async function fillDataProvider({ page, sections, accounts: { database } }: FullWizard) {
  if (database === null) return;
  const { dataProvider } = sections;
  await page.getByLabel(dataProvider.kind).selectOption({ label: dataProvider.kinds[database.kind] });
  await fill(page, [
    [dataProvider.host, database.host],
    [dataProvider.port, String(database.port)],
    [dataProvider.database, database.database],
    [dataProvider.username, database.username],
    [dataProvider.password, database.password],
  ]);
  await fill(page, [[dataProvider.authority, database.authority]]);
  await passTest(page, sections);
}

/** Section 5; the mailbox is tested if this machine has a mail server. */
export async function fillPlugins({ page, sections, accounts: { newsletter, mailbox }, typed }: FullWizard) {
  const { plugins } = sections;
  const part = (name: string) => page.getByRole('group', { name, exact: true });
  const newsletterPart = part(plugins.newsletter);
  await newsletterPart.getByLabel(plugins.provider).selectOption({ label: 'Brevo' });
  await fill(newsletterPart, [[plugins.apiKey, newsletter]]);
  await passTest(newsletterPart, sections);
  await fillOptional(part(plugins.businessData), [
    [plugins.username, 'zelena-dolina-podatki'],
    [plugins.password, typed.businessDataPassword],
  ]);
  const mailboxPart = part(plugins.mailbox);
  await fillOptional(mailboxPart, [
    [plugins.host, mailbox?.host ?? 'imap.example.com'],
    [plugins.port, String(mailbox?.port ?? 993)],
    [plugins.username, mailbox?.username ?? 'ana@zelena-dolina.si'],
    [plugins.password, mailbox?.password ?? typed.mailboxPassword],
  ]);
  if (mailbox !== null) await passTest(mailboxPart, sections);
}
