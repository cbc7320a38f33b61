import type { Transaction } from '../../database/database';
import { enter } from './account/account.repository';
import type { IssuedInvoice } from './invoices/invoice.repository';

/** Money has come for a pro-forma invoice that nothing is billed for: it is the customer's credit. Whoever enters it holds the company CRM. */
export const keepAsCredit = (
  tx: Transaction,
  { id, tenantId }: IssuedInvoice,
  amount: number,
  at: Date,
): Promise<void> => enter(tx, tenantId, [{ kind: 'payment', amount, invoiceId: id }], at);
