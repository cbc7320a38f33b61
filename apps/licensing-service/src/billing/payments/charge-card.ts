import { portalPaths } from '../../platform';
import { findTenantRow, isChargeable } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { type Charge, OutcomeUnknown, type PaymentGateway } from '../gateways/payment-gateway';
import type { QuoteRow } from '../quotes/quote.repository';
import type { Transact, Work } from '../work';
import { describePurchase } from './describe-purchase';
import { isPastDeadline } from './payment-deadline';
import type { Ordered, PaymentRecord, PaymentRow } from './payment.repository';

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
  { gateways, settings }: ChargeDependencies,
  transact: Transact,
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
    case 'processing': {
      const { id, tenantId, kind } = payment;
      const returnUrl = `${settings.publicUrl}${portalPaths.payment(tenantId, kind, id)}`;
      return authorise(gateway, transact, record, { method: card.method, returnUrl });
    }
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

async function authorise(
  gateway: PaymentGateway,
  transact: Transact,
  { payment, quote }: Ordered,
  to: { readonly method: string; readonly returnUrl: string },
): Promise<Charge | typeof expired> {
  const { id, tenantId, amount, isPresent } = payment;
  const order = { key: `${id}:authorise`, tenantId };
  const description = await transact(async (work) =>
    (await mayAuthorise(work, payment, quote)) ? describePurchase(work, payment, quote) : null,
  );
  if (description === null) return (await gateway.find(order)) ?? expired;
  return gateway.authorise({ ...order, ...to, amount, description, isPresent });
}

/** A payment past its deadline or of a closed company CRM is not authorised. */
async function mayAuthorise({ tx, now }: Work, payment: PaymentRow, quote: QuoteRow): Promise<boolean> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null || isPastDeadline(payment, quote, now)) return false;
  return quote.kind === 'creation' ? tenant.state === 'draft' : isChargeable(tx, tenant);
}
