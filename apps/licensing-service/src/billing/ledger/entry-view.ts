import type { Billing } from '@atrium/api-client/contract';
import { formatInvoiceNumber } from '../invoices/numbers/invoice-number';
import type { EntryRecord } from './ledger.repository';

/** A ledger entry as the API returns it. */
export const viewEntry = ({ entry, document }: EntryRecord): Billing['entries'][number] => ({
  id: entry.id,
  at: entry.at.toISOString(),
  kind: entry.kind,
  amount: entry.amount,
  balance: entry.balance,
  invoice_number: document === null ? null : formatInvoiceNumber(document),
  paid_on: entry.paidOn,
});
