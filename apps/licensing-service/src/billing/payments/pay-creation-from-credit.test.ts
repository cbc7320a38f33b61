import { afterAll, beforeAll, expect, it } from 'vitest';
import { paidDraft } from '../../testing/paid-tenants';
import { reopenCreation } from '../../testing/failed-creation';
import { billingOf, pay, quote, smallPlan } from '../../testing/paying';
import { buildTenantsApp, companyNamed, type Person, type TenantsApp } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';
import { recordTransfer } from '../../testing/transfers';
import { localDay } from '../../platform';

let test: TenantsApp;
let owner: Person;
let operator: Person;
let isInterrupted = false;

beforeAll(async () => {
  const failpoint = (step: string) => {
    if (isInterrupted && step === 'capture') throw new Error('The process ended.');
  };
  test = await buildTenantsApp({ settings: transferSettings, dependencies: { failpoint } });
  owner = await test.person('Ana');
  operator = await test.person('Maja', { isAdministrator: true });
});
afterAll(() => test.close());

/** A draft with the account credit of a transfer that arrived before its creation was cancelled. */
async function draftWithCredit(name: string): Promise<string> {
  const id = await paidDraft(owner, companyNamed(name));
  const transfer = await pay(owner.client, id, await quote(owner.client, id), null);
  const on = localDay(test.dependencies.clock());
  const { operation_id: operation } = await recordTransfer(operator, id, transfer, { on });
  await owner.client.post(`/operations/${operation}/cancel`, {});
  await test.dependencies.engine.run(operation ?? '');
  expect((await billingOf(owner.client, id)).credit).toBe(9272);
  return id;
}

it('bills a creation paid from credit when it becomes active, so that the credit is spent once', async () => {
  const id = await draftWithCredit('Kredit');
  const settled = await pay(owner.client, id, await quote(owner.client, id), null);
  isInterrupted = true;
  await test.dependencies.engine.run(settled.operation_id ?? '').catch(() => undefined);
  const billing = await billingOf(owner.client, id);
  expect(billing).toMatchObject({ subscription: { state: 'active' }, credit: 0 });
  expect(billing.invoices[0]).toMatchObject({ kind: 'invoice', total: 9272, amount_due: 0 });
  expect(await quote(owner.client, id, { ...smallPlan, licences: 6 })).toMatchObject({ credit_used: 0 });
  const less = await quote(owner.client, id, { ...smallPlan, licences: 1 });
  expect((await pay(owner.client, id, less, null)).state).toBe('settled');

  isInterrupted = false;
  await test.dependencies.engine.run(settled.operation_id ?? '');
  const { invoices, entries, credit } = await billingOf(owner.client, id);
  expect(invoices.filter(({ kind, total }) => kind === 'invoice' && total === 9272)).toHaveLength(1);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credit);
});

it('keeps the invoice of a cancelled creation paid from credit, and corrects it with a credit note', async () => {
  const id = await draftWithCredit('Preklic');
  const settled = await pay(owner.client, id, await quote(owner.client, id), null);
  await test.dependencies.engine.run(settled.operation_id ?? '');
  await reopenCreation(test, settled, 'failed');
  await owner.client.post(`/operations/${settled.operation_id}/cancel`, {});
  await test.dependencies.engine.run(settled.operation_id ?? '');
  const { invoices, credit } = await billingOf(owner.client, id);
  expect([invoices[0]?.kind, credit]).toEqual(['credit_note', 9272]);
  expect(invoices.filter((one) => one.is_void && one.kind !== 'proforma')).toEqual([]);
});
