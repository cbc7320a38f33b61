import type { Transaction } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import type { QuoteRow } from '../../quotes/quote.repository';
import { findMethods, type PaymentMethodRow } from '../methods/method.repository';
import { findPayments, type PaymentRow } from '../payment.repository';

export type RenewalMethod = Pick<PaymentRow, 'methodType' | 'methodId' | 'state'>;

type Dependencies = Pick<BillingDependencies, 'settings' | 'gateways'>;

export const byTransfer = { methodType: 'bank_transfer', methodId: null, state: 'awaiting_transfer' } as const;

/** The method of a renewal; null if it costs something and no method is left. */
export async function renewalMethod(
  tx: Transaction,
  dependencies: Dependencies,
  { tenantId, amountDue }: QuoteRow,
): Promise<RenewalMethod | null> {
  if (amountDue === 0) return { methodType: 'none', methodId: null, state: 'settled' };
  if (await isPaidByTransfer(tx, dependencies, tenantId)) return byTransfer;
  const card = await chargeableCard(tx, dependencies, tenantId);
  return card === undefined ? null : { methodType: 'card', methodId: card.id, state: 'processing' };
}

/**
 * Whether renewals are paid by transfer: as the creation, or the latest renewal or order, was paid, and where no card can
 * be charged.
 */
export async function isPaidByTransfer(
  tx: Transaction,
  dependencies: Dependencies,
  tenantId: string,
): Promise<boolean> {
  if (!dependencies.settings.payments.includes('bank_transfer')) return false;
  if ((await chargeableCard(tx, dependencies, tenantId)) === undefined) return true;
  const paid = (await findPayments(tx, tenantId)).find(
    ({ payment, cause }) => payment.state === 'captured' && cause !== 'change',
  );
  return paid?.payment.methodType === 'bank_transfer';
}

/** The card that renewals and owed invoices are charged to; undefined without one, or if they are paid by transfer. */
export const renewalCard = async (
  tx: Transaction,
  dependencies: Dependencies,
  tenantId: string,
): Promise<PaymentMethodRow | undefined> =>
  (await isPaidByTransfer(tx, dependencies, tenantId)) ? undefined : chargeableCard(tx, dependencies, tenantId);

/** The default card, or the newest one of a gateway that is configured. */
const chargeableCard = async (
  tx: Transaction,
  { gateways }: Dependencies,
  tenantId: string,
): Promise<PaymentMethodRow | undefined> =>
  (await findMethods(tx, tenantId)).find(({ gateway }) => gateways.has(gateway));
