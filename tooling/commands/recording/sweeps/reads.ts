import { nameTenants, type People, type Tenant } from '../demo.ts';
import { visitor } from '../person.ts';
import type { Caller, Recorder } from '../recorder.ts';
import { listQueries } from './list-queries.ts';

export const unknownId = '00000000-0000-4000-8000-000000000000';

const ofTenant = ['', '/billing', '/payment-methods', '/members', '/fiscalization/act'];

interface Billing {
  readonly invoices: readonly { readonly id: string; readonly number: string }[];
}

/** Calls every safe operation as each caller: on own records, on records of others and on unknown ids. */
export async function readEverything(recorder: Recorder, people: People): Promise<void> {
  const everybody: Caller[] = [visitor('en'), visitor('sl'), ...Object.values(people)];
  const { operator } = people;
  const tenants = await nameTenants(recorder, operator);
  for (const { id } of tenants) await readTenant(recorder, { ...operator, language: 'sl' }, id);
  const chosen = ['Čebelarstvo Žnidaršič', 'Pekarna Črešnjevec', 'Lesna Kočevje', 'Kovinarstvo Ažman', 'Yearly plan'];
  const ids = [...tenants.filter(({ title }) => chosen.includes(title)).map(({ id }) => id), unknownId, 'no-id'];
  for (const caller of everybody) {
    for (const id of ids) for (const path of ofTenant) await recorder.call(caller, 'GET', `/tenants/${id}${path}`);
    await readLists(recorder, caller);
  }
  await readInvoices(recorder, operator, tenants);
  await readInvoiceOfOthers(recorder, people, tenants);
  await readOperations(recorder, people, tenants);
}

async function readTenant(recorder: Recorder, caller: Caller, id: string): Promise<void> {
  for (const path of ofTenant) await recorder.call(caller, 'GET', `/tenants/${id}${path}`);
}

const alone = [
  '/health/live',
  '/health/ready',
  '/config',
  '/auth/user',
  '/auth/sessions',
  '/price-list',
  '/price-list/versions',
  '/notifications?per_page=3',
  '/sandbox/cards',
  '/codelists/get/vat_rates',
  '/codelists/get/vat_rates,unknown',
  `/codelists/${unknownId}`,
  `/operations/${unknownId}`,
  '/tenants/url-name?name=free-name',
  '/tenants/url-name',
  '/invitations/unknown',
  '/auth/signup/activate/unknown',
  '/forgot-password/find/unknown',
];

async function readLists(recorder: Recorder, caller: Caller): Promise<void> {
  for (const path of alone) await recorder.call(caller, 'GET', path);
  for (const [list, queries] of Object.entries(listQueries))
    for (const query of queries) await recorder.call(caller, 'GET', `/${list}${query}`);
  await readPages(recorder, caller, '/tenants?per_page=4');
}

/** Reads a list page by page, by cursor. */
async function readPages(recorder: Recorder, caller: Caller, path: string): Promise<void> {
  let next: string | null | undefined;
  for (let page = 0; page < 3 && next !== null; page += 1) {
    const cursor = next === undefined ? '' : `&cursor=${encodeURIComponent(next)}`;
    const { status, body } = await recorder.call(caller, 'GET', `${path}${cursor}`, { note: `page ${page + 1}` });
    next = status === 200 ? ((JSON.parse(body.toString('utf8')) as { next?: string | null }).next ?? null) : null;
  }
}

/** Downloads every invoice as the operator. */
export async function readInvoices(recorder: Recorder, operator: Caller, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, title } of tenants) {
    const { invoices } = await recorder.peek<Billing>(operator, `/tenants/${id}/billing`);
    for (const { id: invoice, number } of invoices.toReversed()) {
      recorder.book.nameId(invoice, `invoice ${number} of ${title}`);
      await recorder.call(operator, 'GET', `/tenants/${id}/invoices/${invoice}`);
    }
  }
}

async function readInvoiceOfOthers(
  recorder: Recorder,
  { operator, other, subscriber }: People,
  tenants: readonly Tenant[],
) {
  const id = tenants.find(({ title }) => title === 'Yearly plan')?.id;
  const { invoices } = await recorder.peek<Billing>(operator, `/tenants/${id}/billing`);
  for (const caller of [visitor('en'), subscriber, other])
    for (const asked of [invoices[0]?.id, unknownId])
      await recorder.call(caller, 'GET', `/tenants/${id}/invoices/${asked}`);
}

async function readOperations(
  recorder: Recorder,
  { operator, owner, other }: People,
  tenants: readonly { id: string }[],
) {
  for (const { id } of tenants) {
    const { operation } = await recorder.peek<{ operation: { id: string } | null }>(operator, `/tenants/${id}`);
    if (operation === null) continue;
    for (const caller of [operator, owner, other, visitor('en')])
      await recorder.call(caller, 'GET', `/operations/${operation.id}`);
  }
}
