import type { Transaction } from '../../../platform';
import type { TenantRow } from '../../../tenants';
import type { QuoteRow } from '../../quotes/quote.repository';
import { insertPayment, type PaymentRow } from '../payment.repository';
import type { RenewalMethod } from './renewal-method';

/** Inserts the payment of a renewal. No customer is present to confirm it. */
export const insertRenewal = (
  tx: Transaction,
  tenant: TenantRow,
  quote: QuoteRow,
  method: RenewalMethod,
  now: Date,
): Promise<PaymentRow> =>
  insertPayment(tx, {
    tenantId: tenant.id,
    quoteId: quote.id,
    kind: 'renewal',
    amount: quote.amountDue,
    creditUsed: quote.settled.credit_used,
    ...method,
    isPresent: false,
    createdBy: tenant.authorId,
    createdAt: now,
    updatedAt: now,
  });
