import type { QuoteRow } from '../../quotes/quote.repository';
import type { DueSubscription } from '../../subscriptions/advance/due-subscription';
import { insertPayment, type PaymentRow } from '../payment.repository';
import type { ChosenMethod } from './renewal-method';

/** Inserts the payment of a renewal. No customer is present to confirm it. */
export const insertRenewal = (
  { tx, tenant, now }: DueSubscription,
  { id: quoteId, amountDue: amount, settled }: QuoteRow,
  method: ChosenMethod,
): Promise<PaymentRow> =>
  insertPayment(tx, {
    ...method,
    tenantId: tenant.id,
    quoteId,
    kind: 'renewal',
    amount,
    creditUsed: settled.credit_used,
    isPresent: false,
    createdBy: tenant.authorId,
    createdAt: now,
    updatedAt: now,
  });
