import { formatMoney } from '../invoices/document/invoice-texts';
import type { IssuedInvoice } from '../invoices/invoice-data';
import { sendSubscriptionMails, type SubscriptionTemplate } from '../subscriptions/subscription-mails';
import type { Work } from '../work';

/** Money of a bank transfer, in cents, that became account credit. */
export interface CreditedTransfer {
  readonly amount: number;
  readonly template: Extract<SubscriptionTemplate, `credit_of_${string}`>;
  /** Sent once per key. */
  readonly onceKey: string;
}

/** Notifies the owners that a transfer for a document became account credit. */
export const notifyAccountCredit = (
  work: Work,
  { tenantId, number }: IssuedInvoice,
  { amount, ...mail }: CreditedTransfer,
): Promise<void> =>
  sendSubscriptionMails(work, tenantId, {
    ...mail,
    values: { number, amount: formatMoney(amount), contact: work.settings.operatorEmail },
  });
