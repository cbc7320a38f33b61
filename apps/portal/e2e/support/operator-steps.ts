import type { FileChooser, Page } from '@playwright/test';
import { password } from './account';
import { expect } from './journey';
import type { OperatorWords } from './words/operator-words';
import type { Words } from './words/words';

interface Screen {
  readonly page: Page;
  readonly operator: OperatorWords;
  readonly phone: boolean;
}

/** Ticks or clears permissions by module, and saves them all at once. */
export async function changePermissions(
  { page, operator, phone }: Screen,
  changes: Readonly<Record<string, readonly string[]>>,
) {
  for (const [module, actions] of Object.entries(changes)) {
    const toggle = page.getByRole('button', { name: new RegExp(`^${module}`) });
    if (phone) await toggle.click();
    for (const action of actions) {
      const name = phone ? action : `${module}: ${action}`;
      await page.getByRole('checkbox', { name, exact: true }).click();
    }
    if (phone) await toggle.click();
  }
  await page.getByRole('button', { name: operator.savePermissions }).click();
  await expect(page.getByRole('region', { name: operator.changes })).toHaveCount(0);
}

/** Registers by the link of an invitation. */
export async function acceptInvitation(page: Page, words: Words, link: string) {
  await page.goto(link);
  await page.getByRole('textbox', { name: words.field.fullName }).fill('Blaž Kočevar');
  await page.getByRole('textbox', { name: words.field.phone, exact: true }).fill('041 234 567');
  await page.getByLabel(words.field.password, { exact: true }).fill(password);
  await page.getByLabel(words.field.confirmPassword, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: words.field.terms }).check();
  await page.getByRole('button', { name: words.invitation.join }).click();
  await expect(page).toHaveURL(/\/tenants$/);
}

type ChosenFile = Parameters<FileChooser['setFiles']>[0];

/** Chooses a file for the field with this label in the file dialog of the browser. */
export async function chooseFile(page: Page, label: RegExp, chosen: ChosenFile) {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  await (await dialog).setFiles(chosen);
}

/** A spreadsheet of customers as Slovenian programs save it: semicolons and Windows line ends. */
export function customersFile(count: number) {
  const rows = Array.from({ length: count }, (_, at) => `Stranka ${at + 1};Cesta ${at + 1};1000;Ljubljana`);
  const text = ['Naziv;Ulica;Poštna številka;Pošta', ...rows].join('\r\n');
  return { name: 'stranke.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** A PDF of one page. Readers find its objects without a table of their places. */
export const priceListFile = {
  name: 'cenik.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
  /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 45 >> stream
BT /F1 14 Tf 48 770 Td (Cenik storitev) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R /Size 6 >>
%%EOF`),
};
