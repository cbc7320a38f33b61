import { eq } from 'drizzle-orm';
import type { Payment, SubscriptionSummary, Tenant } from '@atrium/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../../platform';
import { tenants } from '../../../schema';
import { expireDrafts } from '../../../tenants';
import { failCreation, reopenCreation } from '../../../testing/failed-creation';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft } from '../../../testing/paid-tenants';
import { addCard, billingOf, cards, pay, quote } from '../../../testing/paying';
import { readPdf } from '../../../testing/read-pdf';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import { administratorPassword, companyNamed, type Person } from '../../../testing/tenants-app';
import { transferSettings } from '../../../testing/test-settings';
import { type BankTransfer, recordCall, recordTransfer } from '../../../testing/transfers';
import { invoices } from '../../invoices/invoice.table';
import { advanceSubscriptions } from '../../subscriptions/advance/advance-subscriptions.job';
import { advancePayments } from '../advance-payments.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

interface Ordered {
  readonly tenant: string;
  readonly payment: Payment;
}

/** A draft of 92,72 € that waits for its transfer. */
async function orderedDraft(name = newName()): Promise<Ordered> {
  const tenant = await paidDraft(owner, companyNamed(name));
  return { tenant, payment: await pay(owner.client, tenant, await quote(owner.client, tenant), null) };
}

const record = ({ tenant, payment }: Ordered, transfer: Partial<BankTransfer> = {}) =>
  recordTransfer(administrator, tenant, payment, { on: localDay(time.clock()), ...transfer });
const run = ({ operation_id: operation }: Payment) => test.dependencies.engine.run(operation ?? '');
const stateOf = async (tenant: string) => (await owner.client.get(`/tenants/${tenant}`)).json<Tenant>().state;
const saidOf = (answer: Awaited<ReturnType<typeof recordCall>>) =>
  Object.entries(answer.json<{ errors?: Record<string, string[]> }>().errors ?? {}).map(([field, [said]]) => [
    field,
    said?.replaceAll('\u00A0', ' '),
  ]);
const creditMails = async () =>
  (await mailsTo(test, owner)).filter(({ subject }) => subject.endsWith('to your account credit'));

describe('the creation of a company CRM by bank transfer', () => {
  it('waits as a draft for its pro-forma invoice, which is valid for 15 days', async () => {
    time.set(new Date('2026-11-21T08:00:00.000Z'));
    const { tenant, payment } = await orderedDraft();
    expect(payment).toMatchObject({ state: 'awaiting_transfer', amount: 9272, card: null, operation_id: null });
    expect(await stateOf(tenant)).toBe('draft');
    const billing = await billingOf(owner.client, tenant);
    expect(billing).toMatchObject({
      subscription: null,
      invoices: [{ kind: 'proforma', due_on: '2026-12-06', paid_on: null, amount_due: 9272, is_void: false }],
      entries: [],
      credit: 0,
    });
    const pdf = await owner.client.get(`/tenants/${tenant}/invoices/${billing.invoices[0]?.id}`);
    expect(pdf.headers['content-disposition']).toContain(`filename*=UTF-8''Predra%C4%8Dun%20SPLET-P1-1.pdf`);
    const text = (await readPdf(pdf.rawPayload)).join('\n');
    expect(text).toContain('Predračun SPLET-P1-1');
    expect(text).toContain('UPN QR');
  });

  it('sends the pro-forma invoice to the owner by e-mail, and says when the company CRM is created', async () => {
    await orderedDraft();
    const [mail] = await mailsTo(test, owner);
    expect(mail?.subject).toBe('Pro-forma invoice SPLET-P1-2');
    expect(mail?.text).toContain('We create the company CRM once we receive your transfer.');
    const attached = await test.app.inject({ url: `/outbox/${mail?.id}/attachment` });
    expect(attached.headers['content-disposition']).toContain('filename="Predracun SPLET-P1-2.pdf"');
    expect((await readPdf(attached.rawPayload)).join(' ')).toContain('UPN QR');
  });

  it('begins when its transfer is recorded, and is billed from the day on which it is active', async () => {
    time.set(new Date('2026-11-24T08:00:00.000Z'));
    const ordered = await orderedDraft();
    const { tenant } = ordered;
    time.set(new Date('2026-11-27T08:00:00.000Z'));
    const paid = await record(ordered, { on: '2026-11-25' });
    expect(paid).toMatchObject({ state: 'captured', operation_id: expect.any(String) as string });
    expect(await stateOf(tenant)).toBe('creating');
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      invoices: [{ kind: 'proforma', is_void: false }],
      entries: [{ kind: 'payment', amount: 9272, balance: 9272 }],
    });
    time.set(new Date('2026-11-28T08:00:00.000Z'));
    await run(paid);
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      subscription: {
        state: 'active',
        read_only_at: null,
        period: { start: '2026-11-27T23:00:00.000Z', end: '2026-12-27T23:00:00.000Z' },
      },
      invoices: [
        { kind: 'invoice', issued_on: '2026-11-28', paid_on: '2026-11-25', total: 9272 },
        { kind: 'proforma' },
      ],
      entries: [
        { kind: 'invoice', amount: -9272, balance: 0 },
        { kind: 'payment', amount: 9272, balance: 9272 },
      ],
      credit: 0,
    });
    const rows = await test.database.select().from(invoices).where(eq(invoices.tenantId, tenant));
    expect(rows.filter(({ kind }) => kind === 'invoice')).toMatchObject([
      { supplied_from: '2026-11-28', supplied_to: '2026-12-27' },
    ]);
  });

  it('is recorded by permitted users only, with a day from the pro-forma invoice until today', async () => {
    time.set(new Date('2026-12-01T08:00:00.000Z'));
    const { tenant, payment } = await orderedDraft();
    expect((await recordCall(owner, tenant, payment, { on: '2026-12-01' })).statusCode).toBe(403);
    const before = await recordCall(administrator, tenant, payment, { on: '2026-11-30' });
    expect([before.statusCode, saidOf(before)]).toEqual([
      422,
      [['received_on', 'Choose the day of issue or a later one.']],
    ]);
    const tomorrow = await recordCall(administrator, tenant, payment, { on: '2026-12-02' });
    expect([tomorrow.statusCode, saidOf(tomorrow)]).toEqual([
      422,
      [['received_on', 'Choose today or an earlier day.']],
    ]);
    const both = await recordCall(administrator, tenant, payment, { on: '2026-12-02', amount: 9271 });
    expect(saidOf(both).map(([field]) => field)).toEqual(['received_on', 'is_confirmed']);
    const other = await orderedDraft();
    expect((await recordCall(administrator, other.tenant, payment, { on: '2026-12-01' })).statusCode).toBe(404);
    expect((await billingOf(owner.client, tenant)).entries).toEqual([]);
  });

  it('waits for the rest of a transfer that is too small, and tells the owner both amounts', async () => {
    time.set(new Date('2026-12-02T08:00:00.000Z'));
    const ordered = await orderedDraft();
    const { tenant, payment } = ordered;
    const part = { on: '2026-12-02', amount: 5000 };
    const asked = await recordCall(administrator, tenant, payment, part);
    expect([asked.statusCode, saidOf(asked)]).toEqual([
      422,
      [
        [
          'is_confirmed',
          '92,72 € is missing, but you entered 50,00 €. Confirm that the bank statement says so, or correct the amount.',
        ],
      ],
    ]);
    expect(await record(ordered, { ...part, isConfirmed: true })).toMatchObject({
      state: 'awaiting_transfer',
      operation_id: null,
    });
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      entries: [{ kind: 'payment', amount: 5000, balance: 5000 }],
      payments: [{ state: 'awaiting_transfer' }],
      credit: 5000,
      credit_reserved: 5000,
    });
    expect(await quote(owner.client, tenant)).toMatchObject({ credit_used: 5000, amount_due: 4272 });
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject === 'A part of your transfer is missing');
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/We received 50,00 € for pro-forma invoice SPLET-P1-\d+ \(.+\)\. 42,72 € is missing\./);
    expect(text).toContain('Please transfer the rest so that it reaches our bank by 17.12.2026. Otherwise,');
    time.set(new Date('2026-12-04T08:00:00.000Z'));
    const paid = await record(ordered, { on: '2026-12-03', amount: 4272 });
    expect(paid.state).toBe('captured');
    await run(paid);
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      subscription: { state: 'active' },
      invoices: [{ kind: 'invoice', total: 9272, paid_on: '2026-12-03' }, { kind: 'proforma' }],
      entries: [
        { kind: 'invoice', amount: -9272, balance: 0 },
        { kind: 'payment', amount: 4272, balance: 9272 },
        { kind: 'payment', amount: 5000, balance: 5000 },
      ],
      credit: 0,
      credit_reserved: 0,
    });
  });

  it('adds what is too much to the account credit', async () => {
    const ordered = await orderedDraft();
    const paid = await record(ordered, { amount: 10_000, isConfirmed: true });
    await run(paid);
    expect(await billingOf(owner.client, ordered.tenant)).toMatchObject({
      subscription: { state: 'active' },
      invoices: [{ kind: 'invoice', total: 9272 }, { kind: 'proforma' }],
      entries: [
        { kind: 'invoice', amount: -9272, balance: 728 },
        { kind: 'payment', amount: 10_000, balance: 10_000 },
      ],
      credit: 728,
    });
  });

  it('takes the same day, amount and reference twice only after a confirmation', async () => {
    const ordered = await orderedDraft();
    const { tenant, payment } = ordered;
    const part = { on: localDay(time.clock()), amount: 5000, reference: 'SI00 12' };
    await record(ordered, { ...part, isConfirmed: true });
    const again = await recordCall(administrator, tenant, payment, part);
    expect([again.statusCode, saidOf(again)]).toEqual([
      422,
      [
        [
          'is_confirmed',
          'This transfer is already recorded with the same day, amount and reference. Confirm that it is another one.',
        ],
      ],
    ]);
    const other = await recordCall(administrator, tenant, payment, { ...part, reference: 'SI00 13' });
    expect(saidOf(other)[0]?.[1]).toContain('42,72 € is missing, but you entered 50,00 €.');
    await run(await record(ordered, { ...part, isConfirmed: true }));
    expect(await billingOf(owner.client, tenant)).toMatchObject({ credit: 728, entries: [{}, {}, {}] });
  });

  it('adds a second transfer to the account credit, also once the company CRM is active', async () => {
    const ordered = await orderedDraft();
    const paid = await record(ordered);
    const twice = await recordCall(administrator, ordered.tenant, ordered.payment, { on: localDay(time.clock()) });
    expect(saidOf(twice).map(([field]) => field)).toEqual(['is_confirmed']);
    await run(paid);
    await record(ordered, { isConfirmed: true });
    expect(await billingOf(owner.client, ordered.tenant)).toMatchObject({
      credit: 9272,
      payments: [{ state: 'captured' }],
    });
    const [mail, ...others] = await creditMails();
    expect(others).toEqual([]);
    expect(mail?.text.replaceAll('\u00A0', ' ')).toMatch(
      /We received 92,72 € for pro-forma invoice SPLET-P1-\d+ \(.+\), which was already paid\. We added the amount to your account credit\./,
    );
  });

  it('counts a transfer that reached the bank on the last valid day, and makes a later one account credit', async () => {
    time.set(new Date('2026-12-07T08:00:00.000Z'));
    const [intime, late] = [await orderedDraft(), await orderedDraft()];
    time.set(new Date('2026-12-26T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    expect((await record(intime, { on: '2026-12-22' })).operation_id).not.toBeNull();
    expect((await record(late, { on: '2026-12-23' })).operation_id).toBeNull();
    expect(await stateOf(late.tenant)).toBe('draft');
    expect(await quote(owner.client, late.tenant)).toMatchObject({ credit_used: 9272, amount_due: 0 });
    const [mail, ...others] = await creditMails();
    expect(others).toEqual([]);
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/We received 92,72 € for pro-forma invoice SPLET-P1-\d+ \(.+\), which is no longer valid\./);
    expect(text).toContain(`To get it back instead, write to ${test.dependencies.settings.operatorEmail}.`);
  });

  it('does not ask for the rest of a transfer that is recorded after the last valid day', async () => {
    time.set(new Date('2026-12-27T08:00:00.000Z'));
    const ordered = await orderedDraft();
    time.set(new Date('2027-01-12T08:00:00.000Z'));
    await record(ordered, { on: '2027-01-11', amount: 5000, isConfirmed: true });
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject === 'A part of your transfer is missing');
    expect(mail?.text).toContain('The pro-forma invoice was valid until 11.01.2027: do not transfer the rest now.');
    expect(mail?.text).not.toContain('Please transfer the rest');
  });

  it('may wait beside another creation of the same owner', async () => {
    const [one, other] = [await orderedDraft(), await orderedDraft()];
    expect([one.payment.state, other.payment.state]).toEqual(['awaiting_transfer', 'awaiting_transfer']);
    await run(await record(other));
    expect([await stateOf(one.tenant), await stateOf(other.tenant)]).toEqual(['draft', 'active']);
  });

  it('can be paid by card meanwhile, which makes the pro-forma invoice void', async () => {
    const ordered = await orderedDraft();
    const { tenant } = ordered;
    const card = await addCard(owner.client, tenant);
    const paid = await pay(owner.client, tenant, await quote(owner.client, tenant), card);
    await run(paid);
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      subscription: { state: 'active' },
      payments: [{ state: 'captured' }, { state: 'voided' }],
      invoices: [{ kind: 'invoice' }, { kind: 'proforma', is_void: true }],
    });
    await record(ordered);
    expect((await billingOf(owner.client, tenant)).credit).toBe(9272);
  });

  it('starts later if the draft was not complete when its transfer was recorded', async () => {
    const ordered = await orderedDraft();
    const rename = (urlName: string | null) =>
      test.database.update(tenants).set({ urlName }).where(eq(tenants.id, ordered.tenant));
    await rename(null);
    expect(await record(ordered)).toMatchObject({ state: 'awaiting_transfer', operation_id: null });
    await advanceSubscriptions(test.dependencies);
    expect(await stateOf(ordered.tenant)).toBe('draft');
    await rename(newName());
    await advanceSubscriptions(test.dependencies);
    const [payment] = (await billingOf(owner.client, ordered.tenant)).payments;
    expect(payment).toMatchObject({ state: 'captured', operation_id: expect.any(String) as string });
    expect(await stateOf(ordered.tenant)).toBe('creating');
  });

  it('becomes account credit if the draft is not complete until the pro-forma invoice has expired', async () => {
    const ordered = await orderedDraft();
    await test.database.update(tenants).set({ urlName: null }).where(eq(tenants.id, ordered.tenant));
    await record(ordered);
    time.forward(20 * day);
    await advanceSubscriptions(test.dependencies);
    expect(await billingOf(owner.client, ordered.tenant)).toMatchObject({
      credit: 9272,
      invoices: [{ kind: 'proforma', is_void: true }],
    });
    expect(await quote(owner.client, ordered.tenant)).toMatchObject({ credit_used: 9272, amount_due: 0 });
  });

  it('becomes account credit if the draft was discarded before it was recorded', async () => {
    const ordered = await orderedDraft();
    expect((await owner.client.delete(`/tenants/${ordered.tenant}`)).statusCode).toBe(204);
    await record(ordered);
    expect(await billingOf(owner.client, ordered.tenant)).toMatchObject({ credit: 9272, subscription: null });
    expect((await creditMails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('after the company CRM was closed'),
    ]);
  });

  it('is billed from the day on which a failed creation is finished', async () => {
    const ordered = await orderedDraft();
    const { tenant } = ordered;
    const arrivedOn = localDay(time.clock());
    const paid = await record(ordered);
    await failCreation(test, paid);
    expect(await billingOf(owner.client, tenant)).toMatchObject({ invoices: [{ kind: 'proforma', is_void: false }] });
    time.set(new Date('2027-02-12T08:00:00.000Z'));
    await owner.client.post(`/operations/${paid.operation_id}/retry`, {});
    await run(paid);
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      subscription: {
        state: 'active',
        period: { start: '2027-02-11T23:00:00.000Z', end: '2027-03-11T23:00:00.000Z' },
      },
      invoices: [{ kind: 'invoice', paid_on: arrivedOn, total: 9272 }, { kind: 'proforma' }],
      credit: 0,
    });
  });
});

describe('a creation that is cancelled after its transfer was recorded', () => {
  /** A draft again; what was received for it became account credit. */
  async function cancelledDraft() {
    const ordered = await orderedDraft();
    const paid = await record(ordered);
    const shown = async () => {
      const { data } = (await administrator.client.get('/subscriptions?sort=title&per_page=100')).json<{
        data: SubscriptionSummary[];
      }>();
      const { subscription } = await billingOf(owner.client, ordered.tenant);
      return [data.find(({ id }) => id === ordered.tenant)?.state, subscription?.state];
    };
    expect(await shown()).toEqual(['creating', 'creating']);
    await failCreation(test, paid);
    expect(await shown()).toEqual(['failed', 'failed']);
    await owner.client.post(`/operations/${paid.operation_id}/cancel`, {});
    await run(paid);
    time.forward(120_000);
    await advancePayments(test.dependencies);
    return ordered;
  }

  it('adds the money to the account credit without a document, and does not describe it as refunded', async () => {
    const { tenant } = await cancelledDraft();
    expect(await billingOf(owner.client, tenant)).toMatchObject({
      credit: 9272,
      payments: [{ state: 'credited' }],
      invoices: [{ kind: 'proforma', is_void: true }],
      entries: [{ kind: 'payment', amount: 9272, balance: 9272 }],
    });
    const [mail, ...others] = await creditMails();
    expect(others).toEqual([]);
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/was cancelled after we received 92,72 € for pro-forma invoice SPLET-P1-\d+/);
    expect(text).toContain(`To get it back instead, write to ${test.dependencies.settings.operatorEmail}.`);
  });

  it('keeps the draft from expiring and being discarded, and shows its credit to the operator', async () => {
    const { tenant } = await cancelledDraft();
    time.forward(31 * day);
    await expireDrafts(test.dependencies);
    const discarded = await owner.client.delete(`/tenants/${tenant}`);
    expect([discarded.statusCode, discarded.json<{ code: string }>().code]).toEqual([409, 'draft_has_credit']);
    expect(await stateOf(tenant)).toBe('draft');
    expect(await subjectsTo(test, owner)).not.toContain('Your draft will be discarded soon');
    const listed = (await administrator.client.get('/subscriptions?filter[state]=draft&sort=title&per_page=100')).json<{
      data: SubscriptionSummary[];
    }>();
    expect(listed.data.find(({ id }) => id === tenant)).toMatchObject({ state: 'draft', credit: 9272 });
  });

  it('pays for the company CRM when it is created again', async () => {
    const { tenant } = await cancelledDraft();
    const { sections } = (await owner.client.get(`/tenants/${tenant}`)).json<Tenant>();
    const { data, version: _version } = sections.application;
    const typed = { password: administratorPassword, password_confirmation: administratorPassword };
    const saved = await owner.client.put(`/tenants/${tenant}/sections/application`, { ...data, ...typed, _version });
    expect(saved.statusCode, saved.body).toBe(200);
    const again = await quote(owner.client, tenant);
    expect(again).toMatchObject({ kind: 'creation', credit_used: 9272, amount_due: 0 });
    await run(await pay(owner.client, tenant, again, null));
    expect(await billingOf(owner.client, tenant)).toMatchObject({ credit: 0, subscription: { state: 'active' } });
  });

  it('corrects an invoice that was issued with a credit note, which becomes account credit', async () => {
    const ordered = await orderedDraft();
    const paid = await record(ordered);
    await run(paid);
    await reopenCreation(test, paid, 'failed');
    await owner.client.post(`/operations/${paid.operation_id}/cancel`, {});
    await run(paid);
    expect(await billingOf(owner.client, ordered.tenant)).toMatchObject({
      credit: 9272,
      payments: [{ state: 'captured' }],
      invoices: [{ kind: 'credit_note', total: -9272 }, { kind: 'invoice' }, { kind: 'proforma' }],
      entries: [
        { kind: 'credit_note', amount: 9272, balance: 9272 },
        { kind: 'invoice', amount: -9272, balance: 0 },
        { kind: 'payment', amount: 9272, balance: 9272 },
      ],
    });
    const note = (await mailsTo(test, owner)).find(({ subject }) => subject.startsWith('Credit note'));
    expect(note?.text).toContain('to your account credit');
  });

  it('adds each transfer once that is recorded during or after the cancellation', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ordered = await orderedDraft();
      const paid = await record(ordered);
      await failCreation(test, paid);
      await owner.client.post(`/operations/${paid.operation_id}/cancel`, {});
      await Promise.all([record(ordered, { isConfirmed: true }), run(paid)]);
      expect((await billingOf(owner.client, ordered.tenant)).credit).toBe(2 * 9272);
      await record(ordered, { isConfirmed: true });
      expect((await billingOf(owner.client, ordered.tenant)).credit).toBe(3 * 9272);
    }
  });
});

describe('a creation that is ordered by transfer again', () => {
  it('uses what was received for the order before, and credits what is too much', async () => {
    const { tenant, payment } = await orderedDraft();
    await record({ tenant, payment }, { amount: 4636, isConfirmed: true });
    const offered = await quote(owner.client, tenant);
    expect(offered).toMatchObject({ credit_used: 4636, amount_due: 4636 });
    const again = await pay(owner.client, tenant, offered, null);
    expect(again.amount).toBe(4636);
    await run(await record({ tenant, payment: again }, { amount: 5000, isConfirmed: true }));
    const { credit, invoices, subscription } = await billingOf(owner.client, tenant);
    expect({ credit, state: subscription?.state }).toEqual({ credit: 364, state: 'active' });
    expect(invoices.filter(({ kind }) => kind === 'invoice')).toMatchObject([{ total: 9272, amount_due: 5000 }]);
  });

  it('is paid by card with what was received for the order', async () => {
    const { tenant, payment } = await orderedDraft();
    await record({ tenant, payment }, { amount: 4000, isConfirmed: true });
    const offered = await quote(owner.client, tenant);
    expect(offered).toMatchObject({ credit_used: 4000, amount_due: 5272 });
    await run(await pay(owner.client, tenant, offered, await addCard(owner.client, tenant)));
    const { credit, invoices, payments } = await billingOf(owner.client, tenant);
    expect(credit).toBe(0);
    expect(invoices.find(({ kind }) => kind === 'invoice')).toMatchObject({ total: 9272, amount_due: 5272 });
    expect(payments.map(({ state }) => state).toSorted()).toEqual(['captured', 'credited']);
  });

  it('keeps what was received for the order if the card is declined', async () => {
    const { tenant, payment } = await orderedDraft();
    await record({ tenant, payment }, { amount: 4000, isConfirmed: true });
    const declined = await addCard(owner.client, tenant, cards.declined);
    await pay(owner.client, tenant, await quote(owner.client, tenant), declined);
    expect(await quote(owner.client, tenant)).toMatchObject({ credit_used: 4000, amount_due: 5272 });
    await run(await record({ tenant, payment }, { amount: 5272 }));
    const { credit, invoices } = await billingOf(owner.client, tenant);
    expect(credit).toBe(0);
    expect(invoices.find(({ kind }) => kind === 'invoice')).toMatchObject({ total: 9272, amount_due: 9272 });
  });
});
