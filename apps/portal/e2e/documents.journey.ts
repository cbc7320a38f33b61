import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailTo } from './support/account';
import { addItems, createCustomer, drawOnPage } from './support/document-steps';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/journey';
import { localAccounts } from './support/local-accounts';
import { chooseFile } from './support/operator-steps';
import { signInAsAdministrator, test } from './support/own-service';
import { root } from './support/service';
import { documentWordsOf } from './support/words/document-words';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const template = 'Ponudba z uvedbo';
const email = 'nabava@kovacic.example';
const title = 'Žnidaršič & Kovačič d.o.o.';
const terms = 'Plačilo v 15 dneh. Žled, šport in čaša stanejo 5 €.';
const items = [
  { description: 'Uvedba CRM, šolanje in začetna nastavitev', quantity: '1', price: '600,00' },
  { description: 'Letna naročnina', quantity: '12', price: '40,00' },
  { description: 'Prenos in čiščenje podatkov', quantity: '2', price: '60,00' },
];

const total = /^1\.464,00\s€$/;

/** The sent PDF is also written to this folder, in which `npm run prove -- documents=journey` checks it. */
const keptFiles = process.env['JOURNEY_FILES'];

test('an author uploads a template, makes a document of it, draws, signs, saves and sends it', async ({
  page,
  words,
  phone,
  service,
}, { project }) => {
  const document = documentWordsOf(words);
  const { certificate } = await localAccounts();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  await signInAsAdministrator(page, words, service);
  await createCustomer(page, { title, email });

  await test.step('uploads a template', async () => {
    await page.goto('/documents/templates');
    await press(document.newTemplate);
    const dialog = page.getByRole('dialog');
    const buffer = readFileSync(join(root, `apps/licensing-service/templates/offer.${words.language}.docx`));
    await chooseFile(page, document.file, { name: `${template}.docx`, mimeType: docx, buffer });
    await expect(dialog.getByText(document.checked)).toBeVisible();
    await dialog.getByRole('combobox', { name: document.category }).selectOption({ label: document.offer });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: document.createTemplate }).click();
    await expect(page.getByRole('heading', { level: 1, name: template })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('makes a document of it for a customer, with three items', async () => {
    await page.goto('/documents/new/template');
    await page.getByRole('radio', { name: template }).check({ force: true });
    await press(document.nextCustomer);
    await page.getByRole('combobox', { name: document.customer }).fill(title);
    await page.getByRole('option', { name: title }).click();
    await press(document.nextFields);
    await page.getByRole('textbox', { name: document.terms }).fill(terms);
    await expectAccessible(page);
    await press(document.nextItems);
    await addItems({ page, document, phone }, items);
    await expect(page.getByText(total).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await press(document.createPreview);
    await expect(page.getByText(document.notSaved, { exact: true })).toBeVisible();
    await expect(page.getByText('Prenos in čiščenje podatkov')).toBeAttached();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('draws on it', async () => {
    await press(document.draw);
    await drawOnPage(page);
    await press(document.saveDrawing);
    await expect(page.getByText(document.drawingSaved)).toBeVisible();
  });

  await test.step('signs it with a certificate', async () => {
    await press(document.sign);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: document.type }).check({ force: true });
    await dialog.getByRole('switch', { name: document.withCertificate }).check({ force: true });
    const buffer = Buffer.from(certificate.file, 'base64');
    await chooseFile(page, document.certificate, { name: 'podpis.p12', mimeType: 'application/x-pkcs12', buffer });
    await dialog.getByLabel(document.certificatePassword).fill(certificate.password);
    await expectAccessible(page);
    await press(document.place);
    await expect(page.getByRole('heading', { level: 1, name: document.placing })).toBeVisible();
    await expect(page.getByRole('application')).toBeVisible();
    await expectAccessible(page);
    await press(document.seal);
    await expect(page.getByText(document.signed)).toBeVisible();
  });

  await test.step('saves it', async () => {
    await press(document.save);
    await expect(page.getByText(document.saved)).toBeVisible();
    await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Prenos in čiščenje podatkov')).toBeAttached();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('and sends it to the customer, who gets the signed PDF', async () => {
    await press(document.send);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('checkbox', { name: email })).toBeChecked();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: document.sendOne }).click();
    await expect(page.getByText(document.sent)).toBeVisible();
    await expect.poll(async () => (await mailTo(page.request, email)).length).toBe(1);
    const [message] = await mailTo(page.request, email);
    const attachment = await page.request.get(`/outbox/${message?.id}/attachment`);
    const pdf = await attachment.body();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/SubFilter /ETSI.CAdES.detached')).toBe(true);
    if (keptFiles !== undefined) writeFileSync(join(keptFiles, `${project.name}.pdf`), pdf);
  });
});
