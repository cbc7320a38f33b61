import type { Selection } from '@atrium/api-client/contract';
import {
  Conflict,
  endOfLocalDay,
  type FieldProblem,
  InvalidInput,
  localDay,
  NotFound,
  type Scope,
} from '../../platform';
import { findState } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { minimumChargeOf } from '../gateways/payment-gateway';
import { isSameBuyer } from '../invoices/buyer';
import { findSelection } from '../subscriptions/subscribed';
import { findSubscription } from '../subscriptions/subscription.repository';
import { asCall, type Work } from '../work';
import { creditFor, type PricedSelection, priceSelection, vatDecisionOf } from './price-selection';
import { findBuyer, findQuoteInputs, findVatInputs, type QuoteInputs } from './quote-inputs';
import { insertQuote, type QuoteRow } from './quote.repository';

/** A plan to quote for a company CRM. */
export interface QuoteRequest {
  readonly tenantId: string;
  readonly selection: Selection;
}

/** Validity of a quote, in minutes. */
const validMinutes = 30;

/** Prices a plan at the current time and stores the quote. */
export async function createQuote(
  dependencies: BillingDependencies,
  scope: Scope,
  request: QuoteRequest,
): Promise<QuoteRow> {
  await assertCoversUsage(dependencies, scope, request);
  return asCall(dependencies, scope)((work) => saveQuote(work, request));
}

interface PlanToPrice extends QuoteRequest {
  /** Whether the operator's job asks, which renews as planned. */
  readonly isRenewal?: boolean;
}

/** Prices a plan. Returns the price and the stored data that decided it. */
export async function pricePlan(
  work: Work,
  plan: PlanToPrice,
): Promise<{ readonly inputs: QuoteInputs; readonly priced: PricedSelection }> {
  const inputs = await findQuoteInputs(work.tx, plan.tenantId, work.now);
  return { inputs, priced: await priceWith(inputs, work, plan, work.now) };
}

async function priceWith(
  inputs: QuoteInputs,
  { tx, settings, gateways }: Work,
  { tenantId, selection, isRenewal = false }: PlanToPrice,
  at: Date,
): Promise<PricedSelection> {
  const state = await findState(tx, tenantId);
  const isDraft = state === 'draft' || state === 'failed';
  const rules = { ossThreshold: settings.ossThreshold, minimumCharge: minimumChargeOf(gateways) };
  return priceSelection(inputs, { selection, isDraft, at, isRenewal }, rules);
}

/** Prices a plan and stores the quote. */
export async function saveQuote(work: Work, plan: PlanToPrice): Promise<QuoteRow> {
  const { tenantId, selection } = plan;
  const { inputs, priced } = await pricePlan(work, plan);
  return insertQuote(work.tx, {
    tenantId,
    kind: priced.kind,
    frozenAt: work.now,
    expiresAt: expiryOf(priced, work.now),
    selection,
    priceListVersion: priced.version,
    subscriptionVersion: inputs.subscribed?.subscription.version ?? 0,
    buyer: inputs.buyer,
    vat: priced.vat,
    vatCheck: priced.vatCheck,
    previous: priced.previous,
    settled: priced.settled,
    amountDue: priced.settled.amount_due,
    nextInvoice: priced.nextInvoice,
  });
}

/**
 * Whether a quote expired or no longer matches its subscription, credit, buyer or VAT. A newer price list does not make
 * it stale.
 */
export async function isStale(work: Work, quote: QuoteRow): Promise<boolean> {
  if (quote.expiresAt <= work.now) return true;
  const inputs = await findQuoteInputs(work.tx, quote.tenantId, work.now);
  if ((inputs.subscribed?.subscription.version ?? 0) !== quote.subscriptionVersion) return true;
  if (creditFor(quote.kind, inputs) !== quote.settled.balance || !isSameBuyer(inputs.buyer, quote.buyer)) return true;
  const now = await priceWith(inputs, work, { ...quote, isRenewal: quote.kind === 'renewal' }, quote.frozenAt);
  return now.kind !== quote.kind || now.vat.rate !== quote.vat.rate || now.vat.category !== quote.vat.category;
}

/** Whether a quote can still be applied after the customer returns from their bank. */
export async function isStillValid({ tx, now }: Work, quote: QuoteRow): Promise<boolean> {
  const subscription = await findSubscription(tx, quote.tenantId);
  if ((subscription?.version ?? 0) !== quote.subscriptionVersion) return false;
  if (!isSameBuyer((await findBuyer(tx, quote.tenantId)).buyer, quote.buyer)) return false;
  return quote.kind !== 'change' || quote.settled.bill.begins.some(({ to }) => to > localDay(now));
}

/** Rejects quantities below the usage or, if that is unknown, below the paid quantities. */
export async function assertCoversUsage(
  dependencies: BillingDependencies,
  scope: Scope,
  { tenantId, selection }: QuoteRequest,
): Promise<void> {
  const { state, paid } = await asCall(
    dependencies,
    scope,
  )(async ({ tx, now }) => ({
    state: await findState(tx, tenantId),
    paid: await findSelection(tx, tenantId, now),
  }));
  if (state === null) throw new NotFound('tenant_not_found');
  if (state === 'closed') throw new Conflict('tenant_closed');
  if (state === 'creating') throw new Conflict('operation_in_progress');
  if (state === 'draft' || state === 'failed') return;
  const usage = await dependencies.usageOf(tenantId);
  const problems = (['licences', 'assets'] as const).flatMap((counted): [string, FieldProblem[]][] => {
    const wanted = selection[counted];
    const used = usage?.[counted] ?? null;
    if (used === null) return wanted < (paid?.[counted] ?? 0) ? [[counted, ['usage_unknown']]] : [];
    return wanted < used ? [[counted, [{ key: `${counted}_in_use`, values: { used, wanted } }]]] : [];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
}

/** A quote for a change holds for its day. */
function expiryOf({ kind }: PricedSelection, at: Date): Date {
  const usual = new Date(at.getTime() + validMinutes * 60_000);
  const midnight = endOfLocalDay(localDay(at));
  return kind === 'change' && midnight < usual ? midnight : usual;
}

/** Whether the VAT of a company CRM cannot be decided now, so that nothing can be billed. */
export const isVatRefused = async ({ tx, now, settings }: Work, tenantId: string): Promise<boolean> =>
  vatDecisionOf(await findVatInputs(tx, tenantId, now), settings.ossThreshold).kind === 'refused';
