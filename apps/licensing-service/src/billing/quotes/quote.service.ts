import type { Quote } from '@atrium/api-client/contract';
import { Conflict, endOfLocalDay, InvalidInput, localDay, NotFound, type Scope } from '../../platform';
import { findState } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import type { BillLine, SettledBill } from '../bills/bill';
import { isSameBuyer } from '../invoices/buyer';
import { isNewCycle, quoteForTransfer } from '../payments/spendable-credit';
import { findSelection } from '../subscriptions/subscribed';
import { findSubscription } from '../subscriptions/subscription.repository';
import { asCall, type Work } from '../work';
import { creditFor, type PricedSelection, priceSelection } from './price-selection';
import { findBuyer, findQuoteInputs } from './quote-inputs';
import { insertQuote, type QuoteRow } from './quote.repository';

/** A plan to quote for a company CRM. */
export type QuoteRequest = Pick<QuoteRow, 'tenantId' | 'selection'>;

/** Validity of a quote, in minutes. */
const validMinutes = 30;

/** Prices a plan at the current time and stores the quote. */
export async function createQuote(dependencies: BillingDependencies, scope: Scope, request: QuoteRequest) {
  await assertCoversUsage(dependencies, scope, request);
  const transact = asCall(dependencies, scope);
  return transact(async (work) => {
    const quote = await saveQuote(work, request);
    return viewQuote(quote, await quoteForTransfer(work.tx, quote));
  });
}

/** Prices a plan and stores the quote. The operator's job renews as planned. */
export async function saveQuote(
  work: Work,
  { tenantId, selection, isRenewal = false }: QuoteRequest & { readonly isRenewal?: boolean },
): Promise<QuoteRow> {
  const { tx, now } = work;
  const inputs = await findQuoteInputs(work, tenantId);
  const priced = priceSelection(inputs, { selection, at: now, isRenewal });
  return insertQuote(tx, {
    ...priced,
    tenantId,
    frozenAt: now,
    expiresAt: expiryOf(priced, now),
    selection,
    subscriptionVersion: inputs.subscribed?.subscription.version ?? 0,
    buyer: inputs.buyer,
    amountDue: priced.settled.amount_due,
  });
}

/**
 * Whether a quote expired or no longer matches its subscription, credit, buyer or VAT. A newer price list does not make
 * it stale.
 */
export async function isStale(work: Work, quote: QuoteRow): Promise<boolean> {
  if (quote.expiresAt <= work.now || !(await isStillValid(work, quote))) return true;
  const { tenantId, selection, frozenAt: at, kind } = quote;
  const inputs = await findQuoteInputs(work, tenantId);
  if (creditFor(kind, inputs) !== quote.settled.balance) return true;
  const now = priceSelection(inputs, { selection, at, isRenewal: kind === 'renewal' });
  return now.kind !== kind || now.vat.rate !== quote.vat.rate || now.vat.category !== quote.vat.category;
}

/** Whether a quote can still be applied after the customer returns from their bank. */
export async function isStillValid({ tx, now }: Work, quote: QuoteRow): Promise<boolean> {
  const subscription = await findSubscription(tx, quote.tenantId);
  if ((subscription?.version ?? 0) !== quote.subscriptionVersion) return false;
  if (!isSameBuyer((await findBuyer(tx, quote.tenantId)).buyer, quote.buyer)) return false;
  return quote.kind !== 'change' || quote.settled.bill.begins.some(({ to }) => to > localDay(now));
}

/** Rejects quantities below the usage or, if that is unknown, below the paid quantities. */
export async function assertCoversUsage(dependencies: BillingDependencies, scope: Scope, request: QuoteRequest) {
  const { tenantId, selection } = request;
  const transact = asCall(dependencies, scope);
  const { state, paid } = await transact(async ({ tx, now }) => ({
    state: await findState(tx, tenantId),
    paid: await findSelection(tx, tenantId, now),
  }));
  if (state === null) throw new NotFound('tenant_not_found');
  if (state === 'closed') throw new Conflict('tenant_closed');
  if (state === 'creating') throw new Conflict('operation_in_progress');
  if (state === 'draft' || state === 'failed') return;
  const usage = await dependencies.usageOf(tenantId);
  const problems = (['licences', 'assets'] as const).flatMap((counted) => {
    const wanted = selection[counted];
    const used = (usage ?? paid)?.[counted] ?? 0;
    const inUse = { key: `${counted}_in_use`, values: { used, wanted } } as const;
    return wanted >= used ? [] : [[counted, [usage === null ? 'usage_unknown' : inUse]] as const];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
}

/** A quote for a change holds for its day. */
function expiryOf({ kind }: PricedSelection, at: Date): Date {
  const usual = new Date(at.getTime() + validMinutes * 60_000);
  const midnight = endOfLocalDay(localDay(at));
  return kind === 'change' && midnight < usual ? midnight : usual;
}

function viewQuote(row: QuoteRow, ordered: QuoteRow): Quote {
  const { id, kind, selection, vat } = row;
  const { bill, least_charge } = row.settled;
  const { on, total } = row.nextInvoice;
  return {
    id,
    kind,
    frozen_at: row.frozenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    selection,
    price_list_version: row.priceListVersion,
    currency: 'EUR',
    ...viewPrice(row.settled),
    least_charge,
    transfer: viewPrice(ordered.settled),
    resumes_period:
      isNewCycle(row) && bill.begins.some((begun) => begun.beganBecause === 'undo' || begun.billing.from < bill.day),
    change: bill.cause === 'change' ? row.settled.total : null,
    vat,
    next_invoice: total === null ? null : { on, total },
    ends_at: total === null ? on : null,
  };
}

function viewPrice({ bill, least_charge: _leastCharge, ...price }: SettledBill): Quote['transfer'] {
  const unused = bill.notes.flatMap(({ lines }) => lines);
  const lines = [...bill.lines.map(viewLine('plan')), ...unused.map(viewLine('unused'))];
  return { ...price, lines, taxes: [...price.taxes] };
}

const viewLine = (kind: 'plan' | 'unused') => (line: BillLine) => {
  const { item: id, quantity, unit_price, share, net, tax_category, tax_rate } = line;
  const sign = kind === 'plan' ? 1 : -1;
  return { kind, id, quantity: sign * quantity, unit_price, share, net: sign * net, tax_category, tax_rate };
};
