import { eq } from 'drizzle-orm';
import { users } from '../../identity';
import { hourMs, portalPaths } from '../../platform';
import { findTenantRow, findTitle, isChargeable } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { type Charge, OutcomeUnknown, type PaymentGateway } from '../gateways/payment-gateway';
import { invoiceTexts } from '../invoices/document/invoice-texts';
import type { TransactWork, Work } from '../work';
import type { Ordered, PaymentRecord } from './payment.repository';

/** The payment expired before it was authorised, so nothing was captured. */
const expired = { state: 'voided', ref: null } as const;

export type GatewayAnswer = Charge | typeof expired | { readonly state: 'refunded'; readonly ref: string };

/**
 * Charges the card of a payment at its gateway, one step per call: authorises, captures, voids or refunds it, as its
 * state requires. Returns null if the state needs no call. The caller stores the answer (`advancePayment`).
 *
 * @throws OutcomeUnknown if the gateway does not answer, or is no longer configured while money may have moved
 */
export async function chargeCard(
  { gateways }: ChargeDependencies,
  transact: TransactWork,
  record: PaymentRecord,
): Promise<GatewayAnswer | null> {
  const { payment, card } = record;
  if (card === null) return null;
  const gateway = gateways.get(card.gateway);
  if (gateway === undefined) {
    if (payment.state === 'processing' || payment.state === 'action_needed') return expired;
    throw new OutcomeUnknown(`The gateway ${card.gateway} is no longer configured.`);
  }
  const ref = payment.ref ?? '';
  switch (payment.state) {
    case 'processing':
      return authorise(gateway, transact, record, card.method);
    case 'action_needed':
      return gateway.status(ref);
    case 'capturing':
      return gateway.capture(ref, `${payment.id}:capture`);
    case 'voiding':
      return gateway.void(ref, `${payment.id}:void`);
    case 'refunding':
      await gateway.refund(ref, `${payment.id}:refund`, payment.amount);
      return { state: 'refunded', ref };
    default:
      return null;
  }
}

async function authorise(gateway: PaymentGateway, transact: TransactWork, ordered: Ordered, method: string) {
  const { id, tenantId, amount, isPresent } = ordered.payment;
  const order = { key: `${id}:authorise`, tenantId };
  const purchase = await transact((work) => describePurchase(work, ordered));
  if (purchase === null) return (await gateway.find(order)) ?? expired;
  return gateway.authorise({ ...order, ...purchase, method, amount, isPresent });
}

/** What the customer sees at their bank, such as `Atrium: Zelena dolina, monthly plan`, and the page that it leads to. Null if it is not payable. */
async function describePurchase(work: Work, ordered: Ordered) {
  if (!(await isPayable(work, ordered))) return null;
  const { tx, settings } = work;
  const { payment, quote } = ordered;
  const { id, tenantId, kind, createdBy } = payment;
  const [buyer] = await tx.select({ language: users.language }).from(users).where(eq(users.id, createdBy));
  const plan = invoiceTexts(buyer?.language ?? 'en').plan[quote.selection.cycle];
  const description = `${settings.productName}: ${await findTitle(tx, tenantId)}, ${plan}`;
  return { description, returnUrl: `${settings.publicUrl}${portalPaths.payment(tenantId, kind, id)}` };
}

/** Whether a payment may be authorised: it is not past its deadline, and its company CRM can be created or charged. */
export async function isPayable({ tx, now }: Work, ordered: Ordered): Promise<boolean> {
  const tenant = await findTenantRow(tx, ordered.payment.tenantId);
  if (tenant === null || isPastDeadline(ordered, now)) return false;
  return ordered.quote.kind === 'creation' ? tenant.state === 'draft' : isChargeable(tx, tenant);
}

/**
 * Whether it is too late to authorise a payment: 24 hours after its quote expired; an hour after while the customer waits.
 * The charge of an owed invoice has this time from its own start.
 */
export function isPastDeadline({ payment, quote }: Ordered, now: Date): boolean {
  const from = payment.kind === 'correction' ? payment.createdAt : quote.expiresAt;
  return from.getTime() + (payment.isPresent ? hourMs : 24 * hourMs) < now.getTime();
}
