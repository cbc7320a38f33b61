import type { Selection } from '@atrium/api-client/contract';
import {
  Conflict,
  endOfLocalDay,
  type FieldProblem,
  inScope,
  InvalidInput,
  localDay,
  NotFound,
  type Scope,
  type Transaction,
} from '../../platform';
import { findState } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { isSameBuyer } from '../invoices/buyer';
import { minimumChargeOf } from '../gateways/configured-gateways';
import { findSubscription } from '../subscriptions/subscription.repository';
import { findSelection } from '../subscriptions/subscribed';
import { creditFor, priceSelection, type PricedSelection, type PriceRules } from './price-selection';
import { findBuyer, findQuoteInputs, type QuoteInputs } from './quote-inputs';
import { insertQuote, type QuoteRow } from './quote.repository';

type Dependencies = Pick<BillingDependencies, 'database' | 'clock' | 'settings' | 'gateways' | 'usageOf'>;

/** A plan to quote for a company CRM. */
export interface QuoteRequest {
  readonly tenantId: string;
  readonly selection: Selection;
}

/** Validity of a quote, in minutes. */
const validMinutes = 30;

/** Prices a plan at the current time and stores the quote. */
export async function createQuote(dependencies: Dependencies, scope: Scope, request: QuoteRequest): Promise<QuoteRow> {
  await assertCoversUsage(dependencies, scope, request);
  return inScope(dependencies.database, scope, (tx) => saveQuote(tx, dependencies, request, dependencies.clock()));
}

interface PlanToPrice extends QuoteRequest {
  /** Whether the operator's job asks, which renews as planned. */
  readonly isRenewal?: boolean;
}

/** Prices a plan. Returns the price and the stored data that decided it. */
export async function pricePlan(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'gateways'>,
  { tenantId, selection, isRenewal = false }: PlanToPrice,
  at: Date,
): Promise<{ readonly inputs: QuoteInputs; readonly priced: PricedSelection }> {
  const inputs = await findQuoteInputs(tx, tenantId, at);
  const isDraft = await isStillDraft(tx, tenantId);
  return { inputs, priced: priceSelection(inputs, { selection, isDraft, at, isRenewal }, rulesOf(dependencies)) };
}

/** Prices a plan and stores the quote, in the caller's transaction. */
export async function saveQuote(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'gateways'>,
  plan: PlanToPrice,
  at: Date,
): Promise<QuoteRow> {
  const { tenantId, selection } = plan;
  const { inputs, priced } = await pricePlan(tx, dependencies, plan, at);
  return insertQuote(tx, {
    tenantId,
    kind: priced.kind,
    frozenAt: at,
    expiresAt: expiryOf(priced, at),
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
export async function isStale(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'gateways'>,
  quote: QuoteRow,
  at: Date,
): Promise<boolean> {
  if (quote.expiresAt <= at) return true;
  const inputs = await findQuoteInputs(tx, quote.tenantId, at);
  if ((inputs.subscribed?.subscription.version ?? 0) !== quote.subscriptionVersion) return true;
  if (creditFor(quote.kind, inputs) !== quote.settled.balance || !isSameBuyer(inputs.buyer, quote.buyer)) return true;
  const isDraft = await isStillDraft(tx, quote.tenantId);
  const now = priceSelection(
    inputs,
    { selection: quote.selection, isDraft, at: quote.frozenAt, isRenewal: quote.kind === 'renewal' },
    rulesOf(dependencies),
  );
  return now.kind !== quote.kind || now.vat.rate !== quote.vat.rate || now.vat.category !== quote.vat.category;
}

/** Whether a quote can still be applied after the customer returns from their bank. */
export async function isStillValid(tx: Transaction, quote: QuoteRow, at: Date): Promise<boolean> {
  const subscription = await findSubscription(tx, quote.tenantId);
  if ((subscription?.version ?? 0) !== quote.subscriptionVersion) return false;
  if (!isSameBuyer((await findBuyer(tx, quote.tenantId)).buyer, quote.buyer)) return false;
  return quote.kind !== 'change' || quote.settled.bill.begins.some(({ to }) => to > localDay(at));
}

/** Rejects quantities below the usage or, if that is unknown, below the paid quantities. */
export async function assertCoversUsage(
  { database, usageOf, clock }: Pick<BillingDependencies, 'database' | 'usageOf' | 'clock'>,
  scope: Scope,
  { tenantId, selection }: QuoteRequest,
): Promise<void> {
  const { state, paid } = await inScope(database, scope, async (tx) => ({
    state: await findState(tx, tenantId),
    paid: await findSelection(tx, tenantId, clock()),
  }));
  if (state === null) throw new NotFound('tenant_not_found');
  if (state === 'closed') throw new Conflict('tenant_closed');
  if (state === 'creating') throw new Conflict('operation_in_progress');
  if (state === 'draft' || state === 'failed') return;
  const usage = await usageOf(tenantId);
  const problems = (['licences', 'assets'] as const).flatMap((counted): [string, FieldProblem[]][] => {
    const wanted = selection[counted];
    const used = usage?.[counted] ?? null;
    if (used === null) return wanted < (paid?.[counted] ?? 0) ? [[counted, ['usage_unknown']]] : [];
    return wanted < used ? [[counted, [{ key: `${counted}_in_use`, values: { used, wanted } }]]] : [];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
}

const rulesOf = ({ settings, gateways }: Pick<BillingDependencies, 'settings' | 'gateways'>): PriceRules => ({
  ossThreshold: settings.ossThreshold,
  minimumCharge: minimumChargeOf(gateways),
});

async function isStillDraft(tx: Transaction, tenantId: string): Promise<boolean> {
  const state = await findState(tx, tenantId);
  return state === 'draft' || state === 'failed';
}

/** A quote for a change holds for its day. */
function expiryOf({ kind }: PricedSelection, at: Date): Date {
  const usual = new Date(at.getTime() + validMinutes * 60_000);
  const midnight = endOfLocalDay(localDay(at));
  return kind === 'change' && midnight < usual ? midnight : usual;
}
