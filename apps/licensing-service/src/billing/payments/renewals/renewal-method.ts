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
  const card = await renewalCard(work, tenantId);
  if (card !== undefined) return cardPayment(card);
  return takesTransfers(work) ? byTransfer : null;
}

/** Whether renewals are paid by transfer. */
export const isPaidByTransfer = async (work: Work, tenantId: string): Promise<boolean> =>
  takesTransfers(work) && (await renewalCard(work, tenantId)) === undefined;

/**
 * The card that renewals and owed invoices are charged to: the default one, or the newest one of a gateway that is
 * configured. Undefined if they are paid by transfer, as the creation, or the latest renewal or order, was.
 */
export async function renewalCard(work: Work, tenantId: string): Promise<PaymentMethodRow | undefined> {
  const { tx, gateways } = work;
  const card = (await findMethods(tx, tenantId)).find(({ gateway }) => gateways.has(gateway));
  if (card === undefined || !takesTransfers(work)) return card;
  const paid = (await findPayments(tx, tenantId)).find(
    ({ payment, quote }) => payment.state === 'captured' && quote.settled.bill.cause !== 'change',
  );
  return paid?.payment.methodType === 'bank_transfer' ? undefined : card;
}

const takesTransfers = ({ settings }: Work): boolean => settings.payments.includes('bank_transfer');
