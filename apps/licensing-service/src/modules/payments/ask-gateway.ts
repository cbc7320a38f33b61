import type { Parts } from '../../parts';
import { portalPaths } from '../../portal-paths';
import { findQuote } from '../subscriptions/quotes/quote.repository';
import { isChargeable } from '../tenants/closing';
import { findTenantRow } from '../tenants/tenant.repository';
import { type Charge, OutcomeUnknown, type PaymentGateway } from './gateways/payment-gateway';
import { isLate } from './late';
import type { PaymentRecord, PaymentRow } from './payment.repository';

/** Nobody waits for an answer any more; nothing was taken, since taking is asked for only after it. */
const givenUp = { state: 'voided', ref: null } as const;

export type GatewayAnswer = Charge | typeof givenUp | { readonly state: 'refunded'; readonly ref: string };

/**
 * What the gateway says of a payment where it stands; null where it is not asked.
 *
 * @throws OutcomeUnknown where it does not answer, or is not set up any more while money may have moved
 */
export async function askGateway(parts: Parts, { payment, card }: PaymentRecord): Promise<GatewayAnswer | null> {
  if (card === null) return null;
  const gateway = parts.gateways.get(card.gateway);
  if (gateway === undefined) {
    if (payment.state === 'processing' || payment.state === 'action_needed') return givenUp;
    throw new OutcomeUnknown(`The gateway ${card.gateway} is not set up any more.`);
  }
  const ref = payment.ref ?? '';
  switch (payment.state) {
    case 'processing':
      return authorise(parts, gateway, payment, card.method);
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
  parts: Parts,
  gateway: PaymentGateway,
  payment: PaymentRow,
  method: string,
): Promise<Charge | typeof givenUp> {
  const { settings } = parts;
  const named = { key: `${payment.id}:authorise`, tenantId: payment.tenantId };
  if (!(await mayStillOrder(parts, payment))) return (await gateway.find(named)) ?? givenUp;
  return gateway.authorise({
    ...named,
    amount: payment.amount,
    method,
    description: settings.productName,
    isPresent: payment.isPresent,
    returnUrl: `${settings.publicUrl}${portalPaths.payment(payment.tenantId, payment.kind, payment.id)}`,
  });
}

/** Nothing is ordered any more for what came too late, or for a company CRM that is gone meanwhile. */
async function mayStillOrder({ database, clock }: Parts, payment: PaymentRow): Promise<boolean> {
  const quote = await findQuote(database, payment.tenantId, payment.quoteId);
  const tenant = await findTenantRow(database, payment.tenantId);
  if (quote === null || tenant === null || isLate(payment, quote, clock())) return false;
  return quote.kind === 'creation' ? tenant.state === 'draft' : isChargeable(database, tenant);
}
