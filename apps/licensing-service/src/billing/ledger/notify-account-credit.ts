import { formatMoney } from '../invoices/document/format-values';
import type { IssuedInvoice } from '../invoices/invoice.repository';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import type { Work } from '../work';

const templates = {
  transfer_late: 'credit_of_late_transfer',
  invoice_paid: 'credit_of_paid_invoice',
  tenant_closed: 'credit_of_closed_tenant',
  creation_cancelled: 'credit_of_cancelled_creation',
} as const;

/** Money of a bank transfer, in cents, that became account credit. */
export interface CreditedTransfer {
  readonly amount: number;
  readonly reason: keyof typeof templates;
  /** Sent once per key. */
  readonly onceKey: string;
}

/** Notifies the owners that a transfer for a document became account credit. */
export const notifyAccountCredit = (
  work: Work,
  { tenantId, data: { number } }: IssuedInvoice,
  { amount, reason, onceKey }: CreditedTransfer,
): Promise<void> =>
  sendSubscriptionMails(work, tenantId, {
    template: templates[reason],
    values: { number, amount: formatMoney(amount), contact: work.settings.operatorEmail },
    onceKey,
  });
