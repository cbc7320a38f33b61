import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './journey';
import type { DocumentWords } from './words/document-words';

interface Screen {
  readonly page: Page;
  readonly document: DocumentWords;
  readonly phone: boolean;
}

interface Item {
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
}

interface Created {
  readonly id: string;
}

/** Creates a record through the API. */
async function create<T extends Created>({ request }: Page, route: string, body: { form: object } | { data: object }) {
  const answer = await request.post(`/api/${route}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json', 'Idempotency-Key': randomUUID() },
    ...(body as { data: object }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

/** Creates a customer with an e-mail. */
export const createCustomer = (page: Page, { title, email }: { title: string; email: string }) =>
  create(page, 'customers', { form: { title, 'contacts[0][type]': 'email', 'contacts[0][value]': email } });

/** Creates a document for a customer from the offer of the product, with one item. */
export async function createOffer(page: Page, language: string, customer: Created): Promise<Created> {
  const answer = await page.request.get('/api/document-templates?per_page=100');
  const { data } = (await answer.json()) as { data: (Created & { category: string; language: string })[] };
  const template = data.find((one) => one.category === 'offer' && one.language === language);
  const item = {
    table: 'items',
    description: 'Uvedba',
    quantity: 1000,
    price: 60_000,
    discount: 0,
    unit: 'hour',
    vat_rate: 'standard',
  };
  const draft = await create<Created & { version: number }>(page, 'document-drafts', {
    data: {
      template_id: template?.id,
      customer_id: customer.id,
      title: null,
      fields: { 'field.valid_until': '2026-12-21', 'field.terms': 'Plačilo v 15 dneh.' },
      items: [item],
    },
  });
  return create(page, 'documents', { form: { draft_id: draft.id, _version: String(draft.version) } });
}

/** Types items: into the grid, or on a phone into the sheet of each row. */
export async function addItems({ page, document, phone }: Screen, items: readonly Item[]) {
  const { column } = document;
  for (const { description, quantity, price } of items) {
    if (phone) {
      await page.getByRole('button', { name: document.addItem }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: column.description }).fill(description);
      await sheet.getByRole('textbox', { name: column.quantity }).fill(quantity);
      await sheet.getByRole('textbox', { name: column.price }).fill(price);
      await sheet.getByRole('button', { name: document.done }).click();
      await expect(sheet).toHaveCount(0);
    } else {
      await page.getByRole('grid', { name: document.itemGrid }).getByText(document.newRow).click();
      for (const [at, typed] of [description, quantity, '', price].entries()) {
        if (at > 0) await page.keyboard.press('Tab');
        if (typed !== '') await page.keyboard.type(typed);
      }
      await page.keyboard.press('Enter');
    }
  }
}

/** Draws a wave on the first page. */
export async function drawOnPage(page: Page) {
  const box = await page.locator('.drawing-layer').first().boundingBox();
  if (box === null) throw new Error('There is no page to draw on.');
  const at = (share: number) =>
    [box.x + box.width * (0.2 + share / 2), box.y + 200 + 20 * Math.sin(share * 12)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(...at(step / 20));
  await page.mouse.up();
}
