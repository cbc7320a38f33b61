import { eq } from 'drizzle-orm';
import type { Selection } from '@atrium/api-client/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidTenant } from '../../testing/paid-tenants';
import {
  addCard,
  billingOf,
  cards,
  cardsOf,
  chargesOf,
  pay,
  payCall,
  quote,
  saveCard,
  smallPlan,
} from '../../testing/paying';
import { readPdf } from '../../testing/read-pdf';
import { mailsTo, subjectsTo } from '../../testing/sent-mail';
import { trialTenant } from '../../testing/trial-tenants';
import { formatIsoDay } from '../../platform';
import { deliverConfiguration } from '../../provisioning';
import { findPeriods } from '../periods/period.repository';
import { ledgerEntries } from '../ledger/ledger.table';
import { invoices } from '../invoices/invoice.table';
import { findOverdueReason } from './read-billing';
import { quotes } from '../quotes/quote.table';
import { asJob } from '../work';
import { findSubscribed } from './subscribed';
import { countUndecidedRenewals } from './subscription.repository';
import { createQuote } from '../quotes/quote.service';
import { advanceSubscriptions } from './advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();
const start = time.clock();
const day = 86_400_000;
beforeEach(() => time.set(start));

const tenant = (options: Parameters<typeof paidTenant>[3] = {}) => paidTenant(test, owner, newName(), options);
const methodOf = async (id: string) => (await cardsOf(owner.client, id))[0]?.id ?? null;
const change = async (id: string, selection: Selection) => {
  const offered = await quote(owner.client, id, selection);
  return { offered, payment: await pay(owner.client, id, offered, offered.amount_due > 0 ? await methodOf(id) : null) };
};
const refusals = async () =>
  (await mailsTo(test, owner)).map(({ text }) => text).filter((text) => text.includes('was declined'));

/** Expects the ledger balance to equal invoices and payments, and never to be below zero. */
async function expectLedgerBalances(id: string): Promise<void> {
  const entries = await test.database.select().from(ledgerEntries).where(eq(ledgerEntries.tenantId, id));
  const documents = await test.database.select().from(invoices).where(eq(invoices.tenantId, id));
  const sum = (kinds: readonly string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  const invoiced = documents.filter(({ kind }) => kind !== 'proforma').reduce((total, row) => total + row.total, 0);
  expect(sum(['invoice', 'credit_note'])).toBe(0 - invoiced);
  expect((await billingOf(owner.client, id)).credit).toBe(sum(['invoice', 'credit_note', 'payment', 'refund']));
  expect(entries.filter(({ balance }) => balance < 0)).toEqual([]);
}

describe('a change of plan', () => {
  it('charges an upgrade for the rest of the period, and applies it at once', async () => {
    const id = await tenant();
    time.forward(15 * day);
    const { offered, payment } = await change(id, { ...smallPlan, licences: 5 });
    expect(offered).toMatchObject({ kind: 'change', net: 1900, tax: 418, total: 2318, change: 2318, amount_due: 2318 });
    expect(payment.state).toBe('captured');
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription).toMatchObject({
      selection: { licences: 5 },
      period: { end: '2026-12-20T23:00:00.000Z' },
      next_invoice: { total: 13_908 },
    });
    expect(billing.invoices.map(({ total }) => total)).toEqual([2318, 9272]);
    await expectLedgerBalances(id);
  });

  it('returns from 3-D Secure to the chosen plan', async () => {
    const id = await tenant();
    const chosen = { ...smallPlan, licences: 5 };
    const card = await addCard(owner.client, id, cards.authenticates);
    const pending = await pay(owner.client, id, await quote(owner.client, id, chosen), card);
    expect(pending).toMatchObject({ state: 'action_needed', selection: chosen });
    const addresses = (await chargesOf(test, id))
      .map(({ returnUrl }) => new URL(returnUrl))
      .map(({ pathname, search }) => pathname + search);
    expect(addresses).toContain(`/tenants/details/${id}/plan?payment=${pending.id}`);
  });

  it('turns a downgrade into account credit, which the next change uses first', async () => {
    const id = await tenant();
    time.forward(15 * day);
    const { offered, payment } = await change(id, { ...smallPlan, licences: 1 });
    expect(offered).toMatchObject({ total: -2318, becomes_credit: 2318, amount_due: 0, credit_left: 2318 });
    expect(payment).toMatchObject({ state: 'settled', amount: 0 });
    const billing = await billingOf(owner.client, id);
    expect(billing.credit).toBe(2318);
    expect(billing.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['credit_note', -2318],
      ['invoice', 9272],
    ]);
    expect(billing.entries[0]).toMatchObject({ kind: 'credit_note', amount: 2318, balance: 2318 });
    const [note, bill] = billing.invoices;
    const pdf = await owner.client.get(`/tenants/${id}/invoices/${note?.id}`);
    const page = (await readPdf(pdf.rawPayload)).join(' ');
    expect(page).toContain(`Dobropis ${note?.number}`);
    expect(page).toContain(`Zveza Račun ${bill?.number}, ${formatIsoDay(bill?.issued_on ?? '')}`);
    expect(await subjectsTo(test, owner)).toContain(`Credit note ${note?.number}`);
    const back = await change(id, smallPlan);
    expect(back.offered).toMatchObject({ total: 2318, credit_used: 2318, amount_due: 0, credit_left: 0 });
    const after = await billingOf(owner.client, id);
    expect([after.credit, after.invoices[0]?.kind]).toEqual([0, 'invoice']);
    await expectLedgerBalances(id);
  });

  it('charges the minimum charge for a smaller amount, and credits the difference', async () => {
    const id = await tenant();
    time.forward(27 * day);
    const { offered, payment } = await change(id, { ...smallPlan, assets: 11 });
    const paid = { total: 12, credit_used: 0, amount_due: 50, becomes_credit: 38, credit_left: 38 };
    expect(offered).toMatchObject({ ...paid, least_charge: 50 });
    expect(payment).toMatchObject({ state: 'captured', amount: 50 });
    const billing = await billingOf(owner.client, id);
    expect(billing.credit).toBe(38);
    expect(billing.invoices[0]).toMatchObject({ kind: 'invoice', total: 12, amount_due: 50 });
    expect(billing.entries.slice(0, 2)).toMatchObject([
      { kind: 'payment', amount: 50 },
      { kind: 'invoice', amount: -12 },
    ]);
    const pdf = await owner.client.get(`/tenants/${id}/invoices/${billing.invoices[0]?.id}`);
    const page = (await readPdf(pdf.rawPayload)).join(' ');
    expect(page).toContain('Skupaj z DDV 0,12 € Plačano −0,50 € V dobroimetje 0,38 € Za plačilo 0,00 €');
    const more = await change(id, { ...smallPlan, assets: 12 });
    expect(more.offered).toMatchObject({ total: 12, credit_used: 12, amount_due: 0, credit_left: 26 });
    await expectLedgerBalances(id);
  });

  it('starts a new period for a yearly cycle, and gives everything back when reverted on the same day', async () => {
    const id = await tenant();
    time.forward(15 * day);
    const { offered } = await change(id, { ...smallPlan, cycle: 'yearly' });
    expect(offered.lines.map(({ kind, net }) => [kind, net])).toEqual([
      ['plan', 57_000],
      ['plan', 9000],
      ['plan', 10_000],
      ['unused', -2850],
      ['unused', -450],
      ['unused', -500],
    ]);
    expect((await billingOf(owner.client, id)).subscription?.period).toEqual({
      start: '2026-12-05T23:00:00.000Z',
      end: '2027-12-05T23:00:00.000Z',
    });
    const { offered: back } = await change(id, smallPlan);
    expect([offered.resumes_period, back.resumes_period]).toEqual([false, true]);
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription?.period?.end).toBe('2026-12-20T23:00:00.000Z');
    expect([offered.total, billing.credit]).toEqual([88_084, 88_084]);
    expect(billing.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 4636],
      ['credit_note', -92_720],
      ['invoice', 92_720],
      ['credit_note', -4636],
      ['invoice', 9272],
    ]);
    await expectLedgerBalances(id);
  });

  it('rejects quantities below the usage with both numbers, and any reduction while the usage is unknown', async () => {
    const id = await tenant();
    const usage = vi.spyOn(test.dependencies.provisioner, 'usage');
    usage.mockResolvedValueOnce({ licences: 3, assets: 4 });
    const fewer = { ...smallPlan, licences: 2, assets: 3 };
    const below = await owner.client.post(`/tenants/${id}/quotes`, fewer);
    expect([below.statusCode, below.json()]).toMatchObject([
      422,
      {
        errors: {
          licences: ['3 licences are in use, so 2 are too few.'],
          assets: ['4 assets are in use, so 3 are too few.'],
        },
      },
    ]);
    usage.mockResolvedValueOnce(null);
    const unknown = await owner.client.put(`/tenants/${id}/planned-change`, fewer);
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      422,
      { errors: { licences: [expect.stringContaining('cannot check how many are in use')] } },
    ]);
    usage.mockResolvedValueOnce(null);
    expect((await quote(owner.client, id, { ...smallPlan, licences: 4 })).kind).toBe('change');
    usage.mockRestore();
  });

  it('rejects a downgrade below a usage that has grown since the quote, without an effect', async () => {
    const id = await tenant();
    const offered = await quote(owner.client, id, { ...smallPlan, licences: 1 });
    const usage = vi.spyOn(test.dependencies.provisioner, 'usage').mockResolvedValueOnce({ licences: 2, assets: 0 });
    const answer = await payCall(owner.client, id, offered, null);
    usage.mockRestore();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { licences: ['2 licences are in use, so 1 are too few.'] } },
    ]);
    const billing = await billingOf(owner.client, id);
    expect([billing.subscription?.selection, billing.credit, billing.payments.length]).toEqual([smallPlan, 0, 1]);
  });

  it('keeps the quoted price of an upgrade when the price list changes, until the quote expires', async () => {
    const id = await tenant();
    const administrator = await test.person('Maja', { isAdministrator: true });
    const offered = await quote(owner.client, id, { ...smallPlan, licences: 4 });
    const { version } = (await owner.client.get('/price-list')).json<{ version: number }>();
    const list = { licence: 1900, module: 900, asset: 100, yearly_months: 10 };
    await administrator.client.put('/price-list', { ...list, licence: 2500, _version: version });
    expect(await pay(owner.client, id, offered, await methodOf(id))).toMatchObject({ state: 'captured', amount: 2318 });
    const older = await quote(owner.client, id, { ...smallPlan, licences: 5 });
    time.forward(31 * 60_000);
    const answer = await payCall(owner.client, id, older, await methodOf(id));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'quote_stale', quote: { kind: 'change' } }]);
    expect((await billingOf(owner.client, id)).payments).toHaveLength(2);
    await administrator.client.put('/price-list', { ...list, _version: version + 1 });
    await expectLedgerBalances(id);
  });

  it('makes a quote stale after another change, and charges nothing', async () => {
    const id = await tenant();
    const first = await quote(owner.client, id, { ...smallPlan, licences: 5 });
    await change(id, { ...smallPlan, licences: 4 });
    const answer = await payCall(owner.client, id, first, await methodOf(id));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'quote_stale', quote: { kind: 'change' } }]);
  });

  it('applies one of two simultaneous changes, and returns a new quote for the other', async () => {
    const id = await tenant();
    const method = await methodOf(id);
    const [up, down] = [
      await quote(owner.client, id, { ...smallPlan, licences: 9 }),
      await quote(owner.client, id, { ...smallPlan, licences: 1 }),
    ];
    const answers = await Promise.all([payCall(owner.client, id, up, method), payCall(owner.client, id, down, null)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([201, 409]);
    await expectLedgerBalances(id);
  });

  it('can be planned for the renewal, undone, and applied by it', async () => {
    const id = await tenant();
    const less = { ...smallPlan, licences: 2 };
    const path = `/tenants/${id}/planned-change`;
    expect((await owner.client.put(path, less)).json()).toMatchObject({ subscription: { planned: less } });
    expect((await owner.client.delete(path)).json()).toMatchObject({ subscription: { planned: null } });
    await owner.client.put(path, less);
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ selection: less, planned: null });
    await expectLedgerBalances(id);
  });

  it('deletes an unpaid quote an hour after it expires, and never a paid one', async () => {
    const id = await tenant();
    await quote(owner.client, id, { ...smallPlan, licences: 9 });
    const quotedKinds = async () => {
      await advanceSubscriptions(test.dependencies);
      return (await test.database.select().from(quotes).where(eq(quotes.tenantId, id))).map(({ kind }) => kind);
    };
    time.forward(89 * 60_000);
    expect((await quotedKinds()).toSorted()).toEqual(['change', 'creation']);
    time.forward(2 * 60_000);
    expect(await quotedKinds()).toEqual(['creation']);
  });

  it('starts a paid period from a trial', async () => {
    const name = newName();
    const id = await trialTenant(test, owner, name);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'trial', selection: null });
    await saveCard(owner.client, id);
    const page = async () => {
      await deliverConfiguration(test.dependencies, id);
      return (await test.app.inject({ url: `/crm/${name}/` })).body;
    };
    await advanceSubscriptions(test.dependencies);
    expect(await page()).toContain('Aktiven</span>');
    time.forward(41 * day);
    await advanceSubscriptions(test.dependencies);
    expect(await page()).toContain('Samo za branje');
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'trial_ended' });
    await change(id, smallPlan);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ kind: 'paid', state: 'active' });
    expect(await page()).toContain('Aktiven</span>');
    await expectLedgerBalances(id);
  });
});

describe('a subscription', () => {
  it('renews each period once', async () => {
    const id = await tenant();
    for (const end of ['2026-12-21T08:00:00.000Z', '2027-01-21T08:00:00.000Z']) {
      time.set(new Date(end));
      await Promise.all([advanceSubscriptions(test.dependencies), advanceSubscriptions(test.dependencies)]);
    }
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription?.period).toEqual({
      start: '2027-01-20T23:00:00.000Z',
      end: '2027-02-20T23:00:00.000Z',
    });
    expect(billing.invoices.map(({ total, paid_on: on }) => [on, total])).toEqual([
      ['2027-01-21', 9272],
      ['2026-12-21', 9272],
      ['2026-11-21', 9272],
    ]);
    await expectLedgerBalances(id);
  });

  it('charges only the days left of the current period after renewals stopped for months, however often the job runs', async () => {
    const id = await tenant();
    time.forward(100 * day);
    const times = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        await advanceSubscriptions(test.dependencies);
        time.forward(5 * 60_000);
      }
    };
    await times(4);
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription).toMatchObject({
      state: 'active',
      period: { start: '2027-02-20T23:00:00.000Z', end: '2027-03-20T23:00:00.000Z' },
    });
    expect(billing.invoices.map(({ paid_on: on, total }) => [on, total])).toEqual([
      // 20 of 28 days: 40,71 + 6,43 + 7,14 = 54,28, with VAT 66,22.
      ['2027-03-01', 6622],
      ['2026-11-21', 9272],
    ]);
    await expectLedgerBalances(id);
  });

  it('is charged at most once a day, also for the days that are left of a period', async () => {
    const id = await tenant();
    const renewals = async () =>
      (await billingOf(owner.client, id)).payments.filter(({ kind }) => kind === 'renewal').map(({ amount }) => amount);
    time.set(new Date('2027-01-20T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    await advanceSubscriptions(test.dependencies);
    // 1 of 31 days: 1,84 + 0,29 + 0,32 = 2,45, with VAT 2,99.
    expect(await renewals()).toEqual([299]);
    time.set(new Date('2027-01-20T22:59:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    expect(await renewals()).toEqual([299]);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('active');
    time.set(new Date('2027-01-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    expect(await renewals()).toEqual([9272, 299]);
    expect((await billingOf(owner.client, id)).subscription?.period).toMatchObject({ end: '2027-02-20T23:00:00.000Z' });
  });

  it('begins again on the day of a new order if it was cancelled, also before the job has ended it', async () => {
    const id = await tenant();
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    time.set(new Date('2026-12-23T08:00:00.000Z'));
    expect((await change(id, smallPlan)).offered.kind).toBe('change');
    const begun = { state: 'active', cancels: false, period: { start: '2026-12-22T23:00:00.000Z' } };
    expect((await billingOf(owner.client, id)).subscription).toMatchObject(begun);
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject(begun);
    const periods = await findPeriods(test.database, id);
    expect(periods.map(({ from, endedBecause }) => [from, endedBecause])).toEqual([
      ['2026-11-21', 'cancelled'],
      ['2026-12-23', null],
    ]);
  });

  it('starts and renews with the minimum charge if it costs less', async () => {
    const administrator = await test.person('Nika', { isAdministrator: true });
    const list = { licence: 1900, module: 900, asset: 100, yearly_months: 10 };
    const { version } = (await owner.client.get('/price-list')).json<{ version: number }>();
    await administrator.client.put('/price-list', { ...list, licence: 30, _version: version });
    const id = await tenant({ selection: { cycle: 'monthly', licences: 1, modules: [], assets: 0 } });
    expect((await billingOf(owner.client, id)).credit).toBe(13);
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    const billing = await billingOf(owner.client, id);
    expect(billing.payments.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['renewal', 50, 'captured'],
      ['creation', 50, 'captured'],
    ]);
    expect(billing.credit).toBe(26);
    await administrator.client.put('/price-list', { ...list, _version: version + 1 });
    await expectLedgerBalances(id);
  });

  it('stays writable after a declined renewal, is charged again, and is read-only after two weeks', async () => {
    const id = await tenant({ card: cards.renewalsDeclined });
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'overdue',
      read_only_at: '2027-01-03T23:00:00.000Z',
      next_try_at: '2026-12-21T23:00:00.000Z',
      overdue_reason: 'declined',
    });
    expect((await billingOf(owner.client, id)).subscription?.next_invoice).toBeNull();
    await advanceSubscriptions(test.dependencies);
    expect(
      (await subjectsTo(test, owner)).filter((subject) => subject === 'We could not charge the renewal'),
    ).toHaveLength(1);
    for (const days of [1, 3, 7]) {
      time.set(new Date(Date.parse('2026-12-21T08:00:00.000Z') + days * day));
      await advanceSubscriptions(test.dependencies);
    }
    const billing = await billingOf(owner.client, id);
    expect(billing.payments.map(({ state }) => state)).toEqual([
      'declined',
      'declined',
      'declined',
      'declined',
      'captured',
    ]);
    expect(billing.subscription?.next_try_at).toBeNull();
    time.set(new Date('2027-01-04T08:00:00.000Z'));
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('unpaid');
    await saveCard(owner.client, id);
    const offered = await quote(owner.client, id);
    expect(offered.kind).toBe('renewal');
    const good = (await cardsOf(owner.client, id)).find(({ last4 }) => last4 === '4242')?.id ?? null;
    expect((await pay(owner.client, id, offered, good)).state).toBe('captured');
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      period: { start: '2027-01-03T23:00:00.000Z', end: '2027-02-03T23:00:00.000Z' },
    });
    await expectLedgerBalances(id);
  });

  it('says since when the company CRM is read-only if that day has passed at a declined charge', async () => {
    await tenant({ card: cards.renewalsDeclined });
    for (const date of ['2026-12-21', '2027-01-06']) {
      time.set(new Date(`${date}T08:00:00.000Z`));
      await advanceSubscriptions(test.dependencies);
    }
    const [first, second] = await refusals();
    expect(first).toContain('the company CRM becomes read-only on 04.01.2027.');
    expect(second).toContain('We will charge it again on 07.01.2027');
    expect(second).toContain('The company CRM has been read-only since 04.01.2027.');
    expect(second).not.toContain('becomes read-only');
  });

  it('announces the next charge after a declined renewal, and that none follows the last retry', async () => {
    await tenant({ card: cards.renewalsDeclined });
    for (const days of [0, 1, 3, 7]) {
      time.set(new Date(Date.parse('2026-12-21T08:00:00.000Z') + days * day));
      await advanceSubscriptions(test.dependencies);
    }
    const texts = await refusals();
    expect(texts).toHaveLength(4);
    for (const again of ['22.12.2026', '24.12.2026', '28.12.2026'])
      expect(texts.some((text) => text.includes(`charge it again on ${again}`))).toBe(true);
    expect(texts.filter((text) => text.includes('We will not try again automatically.'))).toHaveLength(1);
  });

  it('reports a renewal without a card as such, not as a decline', async () => {
    const id = await tenant();
    await owner.client.delete(`/tenants/${id}/payment-methods/${await methodOf(id)}`);
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions({
      ...test.dependencies,
      settings: { ...test.dependencies.settings, payments: ['sandbox'] },
    });
    const overdue = async () => (await billingOf(owner.client, id)).subscription;
    expect(await overdue()).toMatchObject({ state: 'overdue', overdue_reason: 'no_card' });
    await saveCard(owner.client, id);
    expect(await overdue()).toMatchObject({ state: 'overdue', overdue_reason: null });
    expect(await subjectsTo(test, owner)).toContain('Add a card for the renewal');
    expect(await refusals()).toEqual([]);
  });

  it('reports a renewal with undetermined VAT as such, not as a decline', async () => {
    const id = await tenant({ address: { country: 'DE', postal_code: '10115' } });
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    const above = { ...test.dependencies, settings: { ...test.dependencies.settings, ossThreshold: 'above' } } as const;
    await advanceSubscriptions(above);
    const subscribed = await findSubscribed(test.database, id);
    if (subscribed === null) throw new Error('It has a subscription.');
    const reasonBy = (dependencies: typeof test.dependencies) =>
      asJob(dependencies)((work) => findOverdueReason(work, subscribed.subscription));
    expect(await reasonBy(above)).toBe('vat_undetermined');
    expect(await countUndecidedRenewals(test.database)).toBe(1);
    expect(await reasonBy(test.dependencies)).toBeNull();
    expect(await subjectsTo(test, owner)).toContain('We cannot determine the VAT of the renewal');
    expect(await refusals()).toEqual([]);
  });

  it('can be reduced, but not extended, while its VAT is undetermined', async () => {
    const id = await tenant({ address: { country: 'DE', postal_code: '10115' } });
    const above = { ...test.dependencies, settings: { ...test.dependencies.settings, ossThreshold: 'above' } } as const;
    const quoteOf = (licences: number) =>
      createQuote(above, { userId: owner.user.id }, { tenantId: id, selection: { ...smallPlan, licences } });
    await expect(quoteOf(smallPlan.licences + 1)).rejects.toMatchObject({ code: 'vat_number_unconfirmed' });
    const reduced = await quoteOf(smallPlan.licences - 1);
    expect(reduced).toMatchObject({ vat: { category: 'standard', rate: 2200 }, amount_due: 0 });
    expect(reduced.becomes_credit).toBeGreaterThan(0);
  });

  it('runs to the end of its period when cancelled, can be resumed, and ends', async () => {
    const id = await tenant();
    const cancelled = await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    expect(cancelled.json()).toMatchObject({
      subscription: { cancels: true, next_invoice: null },
      allowed_actions: ['change_plan', 'resume'],
    });
    await owner.client.post(`/tenants/${id}/subscription/resume`, {});
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      cancels: false,
      next_invoice: { total: 9272 },
    });
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'cancelled',
      period: { end: '2026-12-20T23:00:00.000Z' },
      next_invoice: null,
    });
    expect((await billingOf(owner.client, id)).invoices).toHaveLength(1);
    expect(await subjectsTo(test, owner)).toContain('Your subscription has ended');
  });

  it('renews for the licences in use if fewer were planned', async () => {
    const id = await tenant();
    const usage = vi.spyOn(test.dependencies.provisioner, 'usage').mockResolvedValue({ licences: 1, assets: 4 });
    const planned = await owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, licences: 1, assets: 4 });
    expect(planned.statusCode, planned.body).toBe(200);
    usage.mockResolvedValue({ licences: 2, assets: 4 });
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    usage.mockRestore();
    const { subscription } = await billingOf(owner.client, id);
    expect(subscription).toMatchObject({ state: 'active', planned: null, selection: { licences: 2, assets: 4 } });
  });

  it('stays cancelled after a change for its last days, and is not charged again', async () => {
    const id = await tenant();
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    time.forward(25 * day);
    const { offered } = await change(id, { ...smallPlan, licences: 4 });
    expect(offered).toMatchObject({ kind: 'change', next_invoice: null, ends_at: '2026-12-20T23:00:00.000Z' });
    const { subscription, allowed_actions: actions } = await billingOf(owner.client, id);
    expect(subscription).toMatchObject({ state: 'active', cancels: true, next_invoice: null });
    expect(actions).toContain('resume');
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription?.state).toBe('cancelled');
    expect(billing.payments.map(({ kind }) => kind)).toEqual(['change', 'creation']);
    await expectLedgerBalances(id);
  });

  it('ends with the year when it is cancelled and changed from monthly to yearly', async () => {
    const id = await tenant();
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    const { offered } = await change(id, { ...smallPlan, cycle: 'yearly' });
    expect(offered).toMatchObject({ next_invoice: null, ends_at: '2027-11-20T23:00:00.000Z' });
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      cancels: true,
      period: { end: '2027-11-20T23:00:00.000Z' },
    });
  });

  it('resumes after it has ended once a plan is paid', async () => {
    const id = await tenant();
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await advanceSubscriptions(test.dependencies);
    const { offered } = await change(id, smallPlan);
    expect(offered).toMatchObject({ next_invoice: { on: '2027-01-20T23:00:00.000Z', total: 9272 }, ends_at: null });
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'active', cancels: false });
  });

  it('cannot plan a change for the next period once it is cancelled', async () => {
    const id = await tenant();
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    const planned = await owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, licences: 1 });
    expect([planned.statusCode, planned.json<{ code: string }>().code]).toEqual([409, 'subscription_ends']);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ cancels: true, planned: null });
  });

  it('reminds owners of a trial’s end a week and a day before, and when it has ended, once each', async () => {
    await trialTenant(test, owner, newName());
    for (const days of [32, 33.5, 35, 39.5, 40.5]) {
      time.set(new Date(start.getTime() + days * day));
      await advanceSubscriptions(test.dependencies);
    }
    expect((await subjectsTo(test, owner)).filter((subject) => subject.includes('trial'))).toEqual([
      'Your free trial ends soon',
      'Your free trial ends soon',
      'Your free trial has ended',
    ]);
  });
});
