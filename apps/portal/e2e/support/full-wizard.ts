import { expect, type Locator, type Page } from '@playwright/test';
import { newVatNumber } from './account';
import type { LocalAccounts } from './local-accounts';
import type { SectionWords } from './words/section-words';
import type { Words } from './words/words';

/** Somebody who fills in every section of the wizard, and what they type. */
export interface FullWizard {
  readonly page: Page;
  readonly words: Words;
  readonly sections: SectionWords;
  readonly accounts: LocalAccounts;
  readonly typed: TypedValues;
}

export interface TypedValues {
  readonly name: string;
  readonly email: string;
  /** No other company CRM with the same tax number has premises or devices of these ids. */
  readonly mark: string;
  readonly administratorPassword: string;
  readonly postaPassword: string;
  readonly dpdPassword: string;
  readonly businessDataPassword: string;
  /** Where there is no mail server to try it with. */
  readonly mailboxPassword: string;
}

async function fill(place: Page | Locator, values: readonly (readonly [label: string, value: string])[]) {
  for (const [label, value] of values) await place.getByLabel(label, { exact: true }).fill(value);
}

/** What is not required says so behind its label. */
async function fillOptional(place: Page | Locator, values: readonly (readonly [label: string, value: string])[]) {
  for (const [label, value] of values) {
    await place.getByLabel(new RegExp(`^${label} \\(`)).fill(value);
  }
}

/** Tries what was typed, and waits until it has worked. */
async function passTest(place: Page | Locator, { test }: SectionWords) {
  await place.getByRole('button', { name: test.start }).click();
  await expect(place.getByText(test.works, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
}

/** Section 1; VIES tells the company and its address. */
export async function fillApplication({ page, words, sections, typed }: FullWizard) {
  const { wizard, field } = words;
  const { name, email, administratorPassword: password } = typed;
  await page.getByRole('textbox', { name: wizard.companyName, exact: true }).fill(name);
  await page.getByRole('textbox', { name: wizard.email, exact: true }).fill(email);
  await page.getByRole('textbox', { name: field.phone, exact: true }).fill('041 234 567');
  await fill(page, [
    [field.password, password],
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

/** Section 2; tried where this machine has a database server. */
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

/** Section 3: all three couriers, one of them with a sender of its own. */
export async function fillCouriers({ page, words, sections, accounts: { posta, gls }, typed }: FullWizard) {
  const { couriers } = sections;
  const courier = async (name: string) => {
    await page.getByRole('switch', { name }).check();
    return page.getByRole('group', { name, exact: true });
  };
  const postaBlock = await courier('Pošta Slovenije');
  await fill(postaBlock, [
    [couriers.clientId, posta.clientId],
    [couriers.contractId, posta.contractId],
    [couriers.branchId, posta.branchId],
    [couriers.postalId, posta.postalId],
    [couriers.username, 'zelena-dolina'],
    [couriers.password, typed.postaPassword],
    [couriers.maxWeight, '30,5'],
  ]);
  await passTest(postaBlock, sections);
  const glsBlock = await courier('GLS');
  await fill(glsBlock, [
    [couriers.clientNumber, gls.clientNumber],
    [couriers.username, gls.username],
    [couriers.password, gls.password],
  ]);
  await passTest(glsBlock, sections);
  const dpdBlock = await courier('DPD');
  await fill(dpdBlock, [
    [couriers.username, 'zelena-dolina-dpd'],
    [couriers.password, typed.dpdPassword],
  ]);
  await dpdBlock.getByRole('checkbox', { name: couriers.sameAsCompany }).uncheck();
  await fill(dpdBlock, [
    [couriers.name, 'Skladišče Zelena dolina'],
    [words.wizard.street, 'Industrijska cesta 7'],
    [words.wizard.postalCode, '4000'],
    [words.wizard.city, 'Kranj'],
  ]);
  await fillOptional(dpdBlock, [[words.wizard.email, 'skladisce@zelena-dolina.si']]);
  await dpdBlock.getByRole('textbox', { name: words.field.phone }).fill('040 111 222');
}

async function addPremises({ page, words, sections: { fiscalization }, typed: { mark } }: FullWizard) {
  const row = page.getByRole('group', { name: fiscalization.newPremise });
  const save = page.getByRole('button', { name: fiscalization.savePremise });
  await page.getByRole('button', { name: fiscalization.addPremise }).click();
  await fill(row, [
    [fiscalization.id, `PE${mark}`],
    [fiscalization.address, 'Šmartinska cesta'],
    [fiscalization.houseNumber, '152'],
    [words.wizard.postalCode, '1000'],
    [fiscalization.city, 'Ljubljana'],
    [fiscalization.cadastralNumber, '1735'],
    [fiscalization.buildingNumber, '1148'],
    [fiscalization.sectionNumber, '3'],
  ]);
  await expect(row.getByLabel(fiscalization.post, { exact: true })).toHaveValue('Ljubljana');
  await save.click();
  await expect(page.getByRole('button', { name: `${fiscalization.edit}PE${mark}` })).toBeVisible();
  await page.getByRole('button', { name: fiscalization.addPremise }).click();
  await row.getByLabel(fiscalization.type, { exact: true }).selectOption({ label: fiscalization.vehicle });
  await fill(row, [[fiscalization.id, `VOZ${mark}`]]);
  await save.click();
  await expect(page.getByRole('button', { name: `${fiscalization.edit}VOZ${mark}` })).toBeVisible();
}

async function addDevice({ page, sections: { fiscalization } }: FullWizard, device: { id: string; premise: string }) {
  await page.getByRole('button', { name: fiscalization.addDevice }).click();
  const row = page.getByRole('group', { name: fiscalization.newDevice });
  await fill(row, [[fiscalization.id, device.id]]);
  await row.getByLabel(fiscalization.premise).selectOption({ label: device.premise });
  await page.getByRole('button', { name: fiscalization.saveDevice }).click();
  await expect(page.getByRole('button', { name: `${fiscalization.edit}${device.id}` })).toBeVisible();
}

/** Section 4: the certificate, two business premises, a device in each, and the act. */
export async function fillFiscalization(wizard: FullWizard) {
  const { page, sections, accounts, typed } = wizard;
  const { certificate } = accounts;
  const { fiscalization } = sections;
  await page.getByRole('switch', { name: fiscalization.enabled }).check();
  await fill(page, [
    [fiscalization.responsible, 'Špela Ažman'],
    [fiscalization.taxNumber, certificate.taxNumber],
  ]);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: fiscalization.chooseFile }).click();
  await (
    await choosing
  ).setFiles({
    name: 'potrdilo.p12',
    mimeType: 'application/x-pkcs12',
    buffer: Buffer.from(certificate.file, 'base64'),
  });
  await fill(page, [[fiscalization.certificatePassword, certificate.password]]);
  await page.getByRole('button', { name: fiscalization.upload }).click();
  await expect(page.getByText(certificate.holder, { exact: true })).toBeVisible();
  await addPremises(wizard);
  await addDevice(wizard, { id: `BLAG${typed.mark}`, premise: `PE${typed.mark}` });
  await addDevice(wizard, { id: `VOZB${typed.mark}`, premise: `VOZ${typed.mark}` });
  await page.getByRole('checkbox', { name: fiscalization.terms }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: fiscalization.download }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
}

/** Section 5; the mailbox is tried where this machine has a mail server. */
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

/** What of all this nobody may ever see again. */
export function secretsOf({ accounts, typed }: Pick<FullWizard, 'accounts' | 'typed'>): Record<string, string> {
  const { database, mailbox, gls, newsletter, certificate } = accounts;
  return {
    'password of the first administrator': typed.administratorPassword,
    ...(database === null ? {} : { 'password of the database': database.password }),
    'password at Pošta Slovenije': typed.postaPassword,
    'password at GLS': gls.password,
    'password at DPD': typed.dpdPassword,
    'password of the certificate': certificate.password,
    'private key': 'PRIVATE KEY',
    'certificate file': certificate.file.slice(400, 440),
    'key of the newsletter provider': newsletter,
    'password for business data': typed.businessDataPassword,
    'password of the mailbox': mailbox?.password ?? typed.mailboxPassword,
  };
}
