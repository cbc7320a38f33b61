import { expect } from '@playwright/test';
import { fill } from './fill-fields';
import type { FullWizard } from './full-wizard';

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

/** Section 4: the certificate, two business premises, a device in each, and the internal act. */
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
