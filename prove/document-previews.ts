import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { installMissing, libreOffice } from '../tooling/commands/real-servers.ts';
import { type DocumentService, startDocumentService } from './document-service.ts';
import { openTab, timeUntilDrawn } from './drawn-pages.ts';
import { report } from './measured.ts';
import { median } from './median.ts';
import { makeOffer, type Offer } from './offer.ts';

const rounds = 10;
const keys = 40;
/** From the press of Create preview to its first page, in ms. */
const most = { warm: 1500, cold: 3000, afterKey: 800 };

/** Measures how soon the preview of an offer with 24 rows is there. `service` has made no PDF yet. */
export async function measurePreviews(browser: Browser, service: DocumentService): Promise<boolean> {
  const offer = await makeOffer(service);
  const cold = report('offer, first PDF of the service', [await createDraft(service, offer)], {
    most: most.cold,
    of: 'fastest',
  });
  const page = await openTab(browser, service);
  await keepTyped(page, service, offer);
  const created = report('offer, from Create preview to its first page', await createInPortal(page, service), {
    most: most.warm,
    of: 'fastest',
  });
  const typed = report('offer, from a key to the first page', await typeInPortal(page, service), {
    most: most.afterKey,
    of: 'p95',
  });
  await page.context().close();
  return [cold, created, typed, await compareWithLibreOffice(service, offer)].every(Boolean);
}

/** Makes a draft and reads its PDF. Returns the ms. */
async function createDraft({ send, read }: DocumentService, offer: Offer): Promise<number> {
  const start = performance.now();
  const { id } = await send<{ id: string }>('POST', '/document-drafts', offer);
  await read(`/document-drafts/${id}/pdf`);
  const time = performance.now() - start;
  await send('DELETE', `/document-drafts/${id}`);
  return time;
}

/** Fills the form of a new document at each load, as a reload does. */
async function keepTyped(page: Page, { send }: DocumentService, offer: Offer): Promise<void> {
  const { id } = await send<{ id: string }>('GET', '/auth/user');
  const document = {
    templateId: offer.template_id,
    customerId: offer.customer_id,
    title: '',
    fields: offer.fields,
    items: offer.items.map((item, at) => ({
      ...item,
      id: String(at),
      quantity: String(item.quantity / 1000),
      price: String(item.price / 100),
      discount: String(item.discount / 100),
    })),
    draft: null,
    base: null,
    changed: false,
  };
  const entry = [`new-document:${id}`, JSON.stringify(document)] as const;
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), entry);
}

async function openForm(page: Page, { url }: DocumentService): Promise<void> {
  await page.goto(`${url}/documents/new/fields`);
  await timeUntilDrawn(page);
}

async function createInPortal(page: Page, service: DocumentService): Promise<number[]> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await openForm(page, service);
    await page.getByRole('button', { name: 'Create preview' }).click();
    const time = await timeUntilDrawn(page);
    if (round >= 0) times.push(time);
  }
  return times;
}

async function typeInPortal(page: Page, service: DocumentService): Promise<number[]> {
  await openForm(page, service);
  await page.getByLabel('Pogoji').focus();
  const times: number[] = [];
  for (let key = -3; key < keys; key += 1) {
    await page.keyboard.press('a');
    const time = await timeUntilDrawn(page);
    if (key >= 0) times.push(time);
  }
  return times;
}

/** Makes the same offer with the built-in converter and with LibreOffice in turn. */
async function compareWithLibreOffice(service: DocumentService, offer: Offer): Promise<boolean> {
  await installMissing([libreOffice]);
  if (!existsSync(libreOffice.program)) {
    console.log("LibreOffice is not installed: install Debian's libreoffice-writer-nogui.");
    return false;
  }
  const other = await startDocumentService({ SOFFICE_PATH: libreOffice.program });
  try {
    const theirs = await makeOffer(other);
    const times: { ours: number[]; office: number[] } = { ours: [], office: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.ours.push(await createDraft(service, offer));
      times.office.push(await createDraft(other, theirs));
    }
    report('offer, draft and its PDF, built-in converter', times.ours);
    report('offer, draft and its PDF, LibreOffice', times.office);
    console.log(`ratio of the medians: ${(median(times.ours) / median(times.office)).toFixed(2)}`);
    return true;
  } finally {
    await other.stop();
  }
}
