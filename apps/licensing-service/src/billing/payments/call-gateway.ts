import type { BillingDependencies } from '../dependencies';
import { portalPaths, type Transact, type Transaction } from '../../platform';
import { findTenantRow, isChargeable } from '../../tenants';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { describePurchase } from './describe-purchase';
import { type Charge, OutcomeUnknown, type PaymentGateway } from '../gateways/payment-gateway';
import { isLate } from './transfers/late';
import type { PaymentRecord, PaymentRow } from './payment.repository';

/** The caller has stopped waiting; nothing was captured, because capturing comes after the answer. */
const givenUp = { state: 'voided', ref: null } as const;

export type GatewayAnswer = Charge | typeof givenUp | { readonly state: 'refunded'; readonly ref: string };

/**
 * What the gateway says about the state of a payment; null if it is not asked.
 *
 * @throws OutcomeUnknown where it does not answer, or is not set up any more while money may have moved
 */
export async function callGateway(
  dependencies: BillingDependencies,
  transact: Transact,
  { payment, card }: PaymentRecord,
): Promise<GatewayAnswer | null> {
  if (card === null) return null;
  const gateway = dependencies.gateways.get(card.gateway);
  if (gateway === undefined) {
    if (payment.state === 'processing' || payment.state === 'action_needed') return givenUp;
    throw new OutcomeUnknown(`The gateway ${card.gateway} is not set up any more.`);
  }
  const ref = payment.ref ?? '';
  switch (payment.state) {
    case 'processing':
      return authorise(dependencies, transact, gateway, payment, card.method);
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
  dependencies: BillingDependencies,
  transact: Transact,
  gateway: PaymentGateway,
  payment: PaymentRow,
  method: string,
): Promise<Charge | typeof givenUp> {
  const { settings } = dependencies;
  const named = { key: `${payment.id}:authorise`, tenantId: payment.tenantId };
  const description = await transact(async (tx) => {
    const quote = await findQuote(tx, payment.tenantId, payment.quoteId);
    if (quote === null || !(await mayStillOrder(tx, dependencies, payment, quote))) return null;
    return describePurchase(tx, settings, payment, quote);
  });
  if (description === null) return (await gateway.find(named)) ?? givenUp;
  return gateway.authorise({
    ...named,
    amount: payment.amount,
    method,
    description,
    isPresent: payment.isPresent,
    returnUrl: `${settings.publicUrl}${portalPaths.payment(payment.tenantId, payment.kind, payment.id)}`,
  });
}

/** Orders nothing for late payments or closed company CRMs. */
async function mayStillOrder(
  tx: Transaction,
  { clock }: Pick<BillingDependencies, 'clock'>,
  payment: PaymentRow,
  quote: QuoteRow,
): Promise<boolean> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null || isLate(payment, quote, clock())) return false;
  return quote.kind === 'creation' ? tenant.state === 'draft' : isChargeable(tx, tenant);
}
