import type { Selection } from '@atrium/api-client/contract';
import {
  asService,
  describeError,
  DomainError,
  localDay,
  startOfLocalDay,
  type Transact,
  type Transaction,
} from '../../platform';
import { publishTenantChange, isChargeable, lockTenant, type TenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { saveQuote } from '../quotes/quote.service';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { isRenewalDue } from '../subscriptions/renewal-due';
import { findSubscribed, lastPaidPeriod, type Subscribed } from '../subscriptions/subscribed';
import { findSubscription, updateSubscription } from '../subscriptions/subscription.repository';
import { addDays } from '../periods/days';
import { requestTransfer } from './transfers/request-transfer';
import type { Usage } from '../dependencies';
import { advanceUntilPending } from './advance-payments.service';
import { applyPayment } from './apply-payment.service';
import {
  findAwaited,
  findOpenPayment,
  findPayments,
  insertPayment,
  type PaymentRow,
  wasRenewedSince,
} from './payment.repository';
import { findMethods } from './methods/method.repository';
import { recordRenewalFailure } from './record-renewal-failure';

/** Minimum time between two paid renewals, even if the clock has jumped by more than a period. */
const day = 86_400_000;

/** Renews a subscription whose period has ended, off session; does nothing if it is not due. */
export async function renew(dependencies: BillingDependencies, tenantId: string): Promise<void> {
  const used = await usageForPlanned(dependencies, tenantId);
  const transact: Transact = (run) => asService(dependencies.database, 'job', run);
  const started = await transact((tx) => startRenewal(tx, dependencies, tenantId, used));
  if (started === null) return;
  if (started.paymentId !== null) await advanceUntilPending(dependencies, transact, started.paymentId);
  await publishTenantChange(dependencies, tenantId);
}

/** A started renewal; without a payment if it was declined at once. */
interface StartedRenewal {
  readonly paymentId: string | null;
}

/** Usage, if a smaller plan is planned; read before the company CRM is locked. Null if unknown. */
async function usageForPlanned(dependencies: BillingDependencies, tenantId: string): Promise<Usage | null> {
  if ((await findSubscription(dependencies.database, tenantId))?.planned == null) return null;
  try {
    return await dependencies.usageOf(tenantId);
  } catch (error) {
    dependencies.log.warn({ event: 'subscription.usage_unknown', tenant_id: tenantId, ...describeError(error) });
    return null;
  }
}

/** The plan of the next period: what was planned, at least what is in use, and never more than before. */
export function renewedSelection(subscribed: Subscribed, used: Usage | null): Selection | null {
  const last = lastPaidPeriod(subscribed)?.selection ?? null;
  const { planned } = subscribed.subscription;
  if (planned === null || last === null) return last;
  const countOf = (item: 'licences' | 'assets') =>
    Math.max(planned[item], Math.min(used?.[item] ?? 0, Math.max(planned[item], last[item])));
  return { ...planned, licences: countOf('licences'), assets: countOf('assets') };
}

async function startRenewal(
  tx: Transaction,
  dependencies: BillingDependencies,
  tenantId: string,
  used: Usage | null,
): Promise<StartedRenewal | null> {
  const now = dependencies.clock();
  const tenant = await lockTenant(tx, tenantId);
  const subscribed = await findSubscribed(tx, tenantId);
  if (tenant === null || subscribed === null || !isRenewalDue(tenant, subscribed, now)) return null;
  if (!(await isChargeable(tx, tenant)) || (await findOpenPayment(tx, tenantId)) !== null) return null;
  if (await wasRenewedSince(tx, tenantId, new Date(now.getTime() - day))) return null;
  const selection = renewedSelection(subscribed, used);
  if (selection === null) return null;
  try {
    const quote = await saveQuote(tx, dependencies, { tenantId, selection, isRenewal: true }, now);
    return { paymentId: await payRenewal(tx, dependencies, tenant, quote, now) };
  } catch (error) {
    // Country and VAT number no longer match.
    if (!(error instanceof DomainError)) throw error;
    await recordRenewalFailure(tx, dependencies, { tenantId, id: `${tenantId}:${now.getTime()}` }, 'vat_undetermined');
    return { paymentId: null };
  }
}

async function payRenewal(
  tx: Transaction,
  dependencies: BillingDependencies,
  tenant: TenantRow,
  quote: QuoteRow,
  now: Date,
): Promise<string | null> {
  const method = await methodOfRenewal(tx, dependencies, quote);
  if (method?.methodType === 'bank_transfer') {
    await awaitRenewal(tx, dependencies, { tenant, quote }, now);
    return null;
  }
  if (method === null) {
    await recordRenewalFailure(tx, dependencies, { tenantId: tenant.id, id: quote.id }, 'no_card');
    return null;
  }
  const payment = await insertRenewal(tx, { tenant, quote, method }, now);
  if (payment.methodType !== 'card') await applyPayment(tx, dependencies, payment, quote, now);
  return payment.id;
}

interface RenewalToPay {
  readonly tenant: TenantRow;
  readonly quote: QuoteRow;
  readonly method: RenewalMethod;
}

const insertRenewal = (tx: Transaction, { tenant, quote, method }: RenewalToPay, now: Date): Promise<PaymentRow> =>
  insertPayment(tx, {
    tenantId: tenant.id,
    quoteId: quote.id,
    kind: 'renewal',
    amount: quote.amountDue,
    creditUsed: quote.settled.credit_used,
    ...method,
    isPresent: false,
    createdBy: tenant.authorId,
    createdAt: now,
    updatedAt: now,
  });

const byTransfer = { methodType: 'bank_transfer', methodId: null, state: 'awaiting_transfer' } as const;

/** Days from the day that a renewal was asked for until its company CRM is read-only. */
const graceDays = 14;

/** A renewal by transfer is not paid yet: its grace begins, and a pro-forma invoice is sent unless one is open. */
async function awaitRenewal(
  tx: Transaction,
  dependencies: BillingDependencies,
  { tenant, quote }: Omit<RenewalToPay, 'method'>,
  now: Date,
): Promise<void> {
  const today = localDay(now);
  const awaited = await findRequestedRenewal(tx, tenant.id, quote);
  const lastDay = awaited?.dueOn ?? addDays(today, graceDays - 1);
  const readOnlyAt = startOfLocalDay(addDays(lastDay, 1));
  await updateSubscription(tx, tenant.id, { overdueSince: startOfLocalDay(today), nextTryAt: null, readOnlyAt });
  if (awaited !== undefined) return;
  const payment = await insertRenewal(tx, { tenant, quote, method: byTransfer }, now);
  await requestTransfer(tx, dependencies, { payment, quote, settled: quote.settled }, now);
}

/** The renewal that was asked for before its period: its pro-forma invoice keeps its grace, also if it has expired. */
async function findRequestedRenewal(
  tx: Transaction,
  tenantId: string,
  quote: QuoteRow,
): Promise<PaymentRow | undefined> {
  const awaited = (await findAwaited(tx, tenantId)).find(({ kind }) => kind === 'renewal');
  if (awaited !== undefined) return awaited;
  const latest = (await findPayments(tx, tenantId)).find(({ payment }) => payment.kind === 'renewal')?.payment;
  const asked = latest === undefined ? null : await findQuote(tx, tenantId, latest.quoteId);
  const from = quote.settled.bill.ends[0]?.to ?? quote.settled.bill.begins[0]?.from;
  const isExpired = latest?.state === 'voided' && (latest.dueOn ?? '') < localDay(quote.frozenAt);
  return isExpired && asked?.settled.bill.begins[0]?.from === from ? latest : undefined;
}

/** Days before the first day of a period on which its pro-forma invoice is issued. */
const proformaDays = 15;

/** Asks for the transfer of a renewal 15 days ahead; does nothing for cards, and where credit covers everything. */
export async function requestRenewal(dependencies: BillingDependencies, tenantId: string): Promise<boolean> {
  const used = await usageForPlanned(dependencies, tenantId);
  return asService(dependencies.database, 'job', async (tx) => {
    const now = dependencies.clock();
    const tenant = await lockTenant(tx, tenantId);
    const subscribed = await findSubscribed(tx, tenantId);
    if (tenant === null || subscribed === null || !(await isChargeable(tx, tenant))) return false;
    const last = lastPaidPeriod(subscribed);
    const today = localDay(now);
    if (last === null || subscribed.subscription.cancels || last.to <= today) return false;
    if (today < addDays(last.to, 0 - proformaDays)) return false;
    if (!(await mayRequestRenewal(tx, subscribed, last.to))) return false;
    const selection = renewedSelection(subscribed, used);
    if (selection === null || !(await isPaidByTransfer(tx, dependencies, tenantId))) return false;
    const quote = await saveQuote(tx, dependencies, { tenantId, selection, isRenewal: true }, now);
    if (quote.amountDue === 0) return false;
    const payment = await insertRenewal(tx, { tenant, quote, method: byTransfer }, now);
    await requestTransfer(tx, dependencies, { payment, quote, settled: quote.settled }, now);
    return true;
  });
}

/** A renewal whose pro-forma invoice was cancelled is not asked for again, unless the plan has changed since. */
async function mayRequestRenewal(tx: Transaction, { subscription }: Subscribed, from: string): Promise<boolean> {
  const { tenantId, version } = subscription;
  const awaited = await findAwaited(tx, tenantId);
  if (awaited.some(({ kind }) => kind === 'renewal')) return false;
  const earlier = (await findPayments(tx, tenantId)).find(({ payment }) => payment.kind === 'renewal');
  const quote = earlier === undefined ? null : await findQuote(tx, tenantId, earlier.payment.quoteId);
  const isSame = quote?.settled.bill.begins.some((begun) => begun.from === from) === true;
  return !isSame || quote.subscriptionVersion !== version;
}

type RenewalMethod = Pick<PaymentRow, 'methodType' | 'methodId' | 'state'>;

/**
 * A renewal uses the method of the creation, or of the latest renewal or order: a card, the default first, or a
 * transfer. Without a chargeable card it uses a transfer.
 */
async function methodOfRenewal(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'gateways'>,
  { tenantId, amountDue }: QuoteRow,
): Promise<RenewalMethod | null> {
  if (amountDue === 0) return { methodType: 'none', methodId: null, state: 'settled' };
  if (await isPaidByTransfer(tx, dependencies, tenantId)) return byTransfer;
  const card = await chargeableCard(tx, dependencies, tenantId);
  return card === undefined ? null : { methodType: 'card', methodId: card.id, state: 'processing' };
}

const chargeableCard = async (tx: Transaction, { gateways }: Pick<BillingDependencies, 'gateways'>, tenantId: string) =>
  (await findMethods(tx, tenantId)).find(({ gateway }) => gateways.has(gateway));

async function isPaidByTransfer(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'gateways'>,
  tenantId: string,
): Promise<boolean> {
  if (!dependencies.settings.payments.includes('bank_transfer')) return false;
  if ((await chargeableCard(tx, dependencies, tenantId)) === undefined) return true;
  const paid = (await findPayments(tx, tenantId)).find(
    ({ payment, cause }) => payment.state === 'captured' && cause !== 'change',
  );
  return paid?.payment.methodType === 'bank_transfer';
}
