import type { QuoteRow } from '../../quotes/quote.repository';
import type { Work } from '../../work';
import { findMethods, type PaymentMethodRow } from '../methods/method.repository';
import { findPayments, type PaymentRow } from '../payment.repository';

/** How a payment is paid, and the state in which it begins. */
export type ChosenMethod = Pick<PaymentRow, 'methodType' | 'methodId' | 'state'>;

export const nothingToPay = { methodType: 'none', methodId: null, state: 'settled' } as const;
export const byTransfer = { methodType: 'bank_transfer', methodId: null, state: 'awaiting_transfer' } as const;
export const cardPayment = ({ id }: PaymentMethodRow) =>
  ({ methodType: 'card', methodId: id, state: 'processing' }) as const;

/** The method of a renewal; null if it costs something and no method is left. */
export async function renewalMethod(work: Work, { tenantId, amountDue }: QuoteRow): Promise<ChosenMethod | null> {
  if (amountDue === 0) return nothingToPay;
  if (await isPaidByTransfer(work, tenantId)) return byTransfer;
  const card = await chargeableCard(work, tenantId);
  return card === undefined ? null : cardPayment(card);
}

/**
 * Whether renewals are paid by transfer: as the creation, or the latest renewal or order, was paid, and where no card can
 * be charged.
 */
export async function isPaidByTransfer(work: Work, tenantId: string): Promise<boolean> {
  if (!work.settings.payments.includes('bank_transfer')) return false;
  if ((await chargeableCard(work, tenantId)) === undefined) return true;
  const paid = (await findPayments(work.tx, tenantId)).find(
    ({ payment, quote }) => payment.state === 'captured' && quote.settled.bill.cause !== 'change',
  );
  return paid?.payment.methodType === 'bank_transfer';
}

/** The card that renewals and owed invoices are charged to; undefined without one, or if they are paid by transfer. */
export const renewalCard = async (work: Work, tenantId: string): Promise<PaymentMethodRow | undefined> =>
  (await isPaidByTransfer(work, tenantId)) ? undefined : chargeableCard(work, tenantId);

/** The default card, or the newest one of a gateway that is configured. */
const chargeableCard = async ({ tx, gateways }: Work, tenantId: string): Promise<PaymentMethodRow | undefined> =>
  (await findMethods(tx, tenantId)).find(({ gateway }) => gateways.has(gateway));
