import type { ChargeDependencies } from '../dependencies';
import { portalPaths, type Transact, type Transaction } from '../../platform';
import { findTenantRow, isChargeable } from '../../tenants';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { describePurchase } from './describe-purchase';
import { type Charge, OutcomeUnknown, type PaymentGateway } from '../gateways/payment-gateway';
import { isPastDeadline } from './payment-deadline';
import type { PaymentRecord, PaymentRow } from './payment.repository';

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
  dependencies: ChargeDependencies,
  transact: Transact,
  { payment, card }: PaymentRecord,
): Promise<GatewayAnswer | null> {
  if (card === null) return null;
  const gateway = dependencies.gateways.get(card.gateway);
  if (gateway === undefined) {
    if (payment.state === 'processing' || payment.state === 'action_needed') return expired;
    throw new OutcomeUnknown(`The gateway ${card.gateway} is no longer configured.`);
  }
  const ref = payment.ref ?? '';
  switch (payment.state) {
    case 'processing':
      return authorise(dependencies, transact, gateway, payment, card.method);
    case 'action_needed':
      return gateway.status(ref);
    case 'capturing':
      return captureCard(gateway, payment);
    case 'voiding':
      return gateway.void(ref, `${payment.id}:void`);
    case 'refunding':
      await gateway.refund(ref, `${payment.id}:refund`, payment.amount);
      return { state: 'refunded', ref };
    default:
      return null;
  }
}

/** Captures the authorisation of a payment, once per payment. */
export const captureCard = (gateway: PaymentGateway, { id, ref }: PaymentRow): Promise<Charge> =>
  gateway.capture(ref ?? '', `${id}:capture`);

async function authorise(
  dependencies: ChargeDependencies,
  transact: Transact,
  gateway: PaymentGateway,
  payment: PaymentRow,
  method: string,
): Promise<Charge | typeof expired> {
  const { settings } = dependencies;
  const order = { key: `${payment.id}:authorise`, tenantId: payment.tenantId };
  const description = await transact(async (tx) => {
    const quote = await findQuote(tx, payment.tenantId, payment.quoteId);
    if (quote === null || !(await mayAuthorise(tx, dependencies, payment, quote))) return null;
    return describePurchase(tx, settings, payment, quote);
  });
  if (description === null) return (await gateway.find(order)) ?? expired;
  return gateway.authorise({
    ...order,
    amount: payment.amount,
    method,
    description,
    isPresent: payment.isPresent,
    returnUrl: `${settings.publicUrl}${portalPaths.payment(payment.tenantId, payment.kind, payment.id)}`,
  });
}

/** A payment past its deadline or of a closed company CRM is not authorised. */
async function mayAuthorise(
  tx: Transaction,
  { clock }: Pick<ChargeDependencies, 'clock'>,
  payment: PaymentRow,
  quote: QuoteRow,
): Promise<boolean> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null || isPastDeadline(payment, quote, clock())) return false;
  return quote.kind === 'creation' ? tenant.state === 'draft' : isChargeable(tx, tenant);
}
