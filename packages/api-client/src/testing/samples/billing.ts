import type { Billing, Subscription } from '../../contract';
import { billingSchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';
import { mastercard, proformaOfTransfer, samplePayment } from './payments';
import { paidSubscription } from './subscriptions';

const id = (last: string) => `019a9f00-0000-7000-8000-0000000000${last}`;

const invoice = (change: Partial<Billing['invoices'][number]> = {}): Billing['invoices'][number] =>
  blankRecord(billingSchema.properties.invoices.items, {
    id: id('e1'),
    kind: 'invoice',
    number: 'P1-B1-118',
    issued_on: '2026-10-14',
    paid_on: '2026-10-14',
    total: 41_153,
    ...change,
  });

/** A pro-forma invoice with a pending transfer. */
export const openProforma = invoice({
  ...proformaOfTransfer,
  kind: 'proforma',
  issued_on: '2026-11-18',
  due_on: '2100-12-03',
  paid_on: null,
  total: 185_420,
  amount_due: 185_420,
});

const entry = (change: Partial<Billing['entries'][number]>): Billing['entries'][number] =>
  blankRecord(billingSchema.properties.entries.items, change);

/** Billing of a new draft. */
export const draftBilling = (change: Partial<Billing> = {}): Billing =>
  blankRecord(billingSchema, { allowed_actions: ['pay'], ...change });

/** Billing of a company CRM that changed its plan once. */
export const sampleBilling = (change: Partial<Billing> = {}): Billing =>
  blankRecord(billingSchema, {
    subscription: paidSubscription(),
    usage: { licences: 11, assets: 9 },
    credit: 1240,
    invoices: [
      invoice(),
      invoice({
        id: id('e3'),
        kind: 'credit_note',
        number: 'D1-B1-7',
        issued_on: '2026-09-20',
        paid_on: null,
        total: -1240,
      }),
      invoice({ id: id('e2'), number: 'P1-B1-97', issued_on: '2026-09-03', paid_on: '2026-09-03', total: 325_740 }),
    ],
    payments: [
      samplePayment({
        id: id('f3'),
        kind: 'change',
        amount: 41_153,
        state: 'captured',
        created_at: '2026-10-14T08:05:00.000Z',
      }),
      samplePayment({
        id: id('f2'),
        kind: 'change',
        amount: 41_153,
        state: 'declined',
        decline_reason: 'insufficient_funds',
        card: { method_id: mastercard.id, brand: mastercard.brand, last4: mastercard.last4 },
        created_at: '2026-10-14T08:02:00.000Z',
      }),
      samplePayment({ id: id('f1'), amount: 325_740, state: 'captured', created_at: '2026-09-03T09:40:00.000Z' }),
    ],
    entries: [
      entry({
        id: id('a5'),
        at: '2026-10-14T08:05:00.000Z',
        kind: 'payment',
        amount: 41_153,
        balance: 1240,
      }),
      entry({
        id: id('a4'),
        at: '2026-10-14T08:05:00.000Z',
        kind: 'invoice',
        amount: -41_153,
        balance: 1240,
        invoice_number: 'P1-B1-118',
      }),
      entry({
        id: id('a3'),
        at: '2026-09-20T10:00:00.000Z',
        kind: 'credit_note',
        amount: 1240,
        balance: 1240,
        invoice_number: 'D1-B1-7',
      }),
    ],
    allowed_actions: ['change_plan', 'pay', 'cancel'],
    ...change,
  });

/** The same billing with another subscription. */
export const billingWith = (subscription: Partial<Subscription>, change: Partial<Billing> = {}): Billing =>
  sampleBilling({ subscription: paidSubscription(subscription), ...change });

/** Billing with a paid plan and no documents yet. */
export const planBilling = (change: Partial<Billing> = {}): Billing =>
  draftBilling({
    subscription: paidSubscription(),
    usage: { licences: 11, assets: 12 },
    allowed_actions: ['change_plan', 'pay', 'cancel'],
    ...change,
  });
