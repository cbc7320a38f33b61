import type { Selection } from '@atrium/api-client/contract';
import { asService, describeError, DomainError, type Transact, type Transaction } from '../../platform';
import { publishTenantChange, isChargeable, lockTenant, type TenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { saveQuote } from '../quotes/quote.service';
import type { QuoteRow } from '../quotes/quote.repository';
import { isRenewalDue } from '../subscriptions/renewal-due';
import { findSubscription } from '../subscriptions/subscription.repository';
import type { Usage } from '../dependencies';
import { advanceUntilPending } from './advance-payments.service';
import { applyPayment } from './apply-payment.service';
import { findPayments, findOpenPayment, insertPayment, type PaymentRow, wasRenewedSince } from './payment.repository';
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

/** The planned selection, raised to the current usage. */
const atLeast = (planned: Selection, used: Usage | null): Selection => ({
  ...planned,
  licences: Math.max(planned.licences, used?.licences ?? 0),
  assets: Math.max(planned.assets, used?.assets ?? 0),
});

async function startRenewal(
  tx: Transaction,
  dependencies: BillingDependencies,
  tenantId: string,
  used: Usage | null,
): Promise<StartedRenewal | null> {
  const now = dependencies.clock();
  const tenant = await lockTenant(tx, tenantId);
  const subscription = await findSubscription(tx, tenantId);
  if (tenant === null || subscription === null || !isRenewalDue(tenant, subscription, now)) return null;
  if (!(await isChargeable(tx, tenant)) || (await findOpenPayment(tx, tenantId)) !== null) return null;
  if (await wasRenewedSince(tx, tenantId, new Date(now.getTime() - day))) return null;
  const { planned } = subscription;
  const selection = planned === null ? subscription.selection : atLeast(planned, used);
  if (selection === null) return null;
  try {
    const quote = await saveQuote(tx, dependencies, { tenantId, selection }, now);
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
  if (method === null) {
    await recordRenewalFailure(tx, dependencies, { tenantId: tenant.id, id: quote.id }, 'no_card');
    return null;
  }
  const payment = await insertPayment(tx, {
    tenantId: tenant.id,
    quoteId: quote.id,
    kind: 'renewal',
    amount: quote.amountDue,
    ...method,
    isPresent: false,
    createdBy: tenant.authorId,
    createdAt: now,
    updatedAt: now,
  });
  if (payment.methodType !== 'card') await applyPayment(tx, dependencies, payment, quote, now);
  return payment.id;
}

/**
 * A renewal uses the method of the last payment: a card, the default first, or a transfer. Without a chargeable card it
 * uses a transfer.
 */
async function methodOfRenewal(
  tx: Transaction,
  { settings, gateways }: Pick<BillingDependencies, 'settings' | 'gateways'>,
  { tenantId, amountDue }: QuoteRow,
): Promise<Pick<PaymentRow, 'methodType' | 'methodId' | 'state'> | null> {
  if (amountDue === 0) return { methodType: 'none', methodId: null, state: 'settled' };
  const card = (await findMethods(tx, tenantId)).find(({ gateway }) => gateways.has(gateway));
  const last = (await findPayments(tx, tenantId)).find(({ payment }) => payment.state === 'captured')?.payment;
  const byTransfer = card === undefined || last?.methodType === 'bank_transfer';
  if (byTransfer && settings.payments.includes('bank_transfer'))
    return { methodType: 'bank_transfer', methodId: null, state: 'awaiting_transfer' };
  return card === undefined ? null : { methodType: 'card', methodId: card.id, state: 'processing' };
}
