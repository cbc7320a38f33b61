import type { Billing } from '@atrium/api-client/contract';
import { writeInvoiceNumber } from '../invoices/numbers/invoice-number';
import type { EntryRecord } from './ledger.repository';

/** An entry of the account as its readers see it. */
export const viewEntry = ({ entry, document }: EntryRecord): Billing['entries'][number] => ({
  id: entry.id,
  at: entry.at.toISOString(),
  kind: entry.kind,
  amount: entry.amount,
  balance: entry.balance,
  invoice_number: document === null ? null : writeInvoiceNumber(document),
  paid_on: entry.paidOn,
});
