import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import { postEntries } from './ledger.repository';
import { formatMoney } from '../invoices/document/format-values';
import type { IssuedInvoice } from '../invoices/invoice.repository';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** A transfer, in cents, for a pro-forma invoice that is not billed, and the reason. */
export interface UnbilledTransfer {
  readonly amount: number;
  readonly reason: keyof typeof templates;
}

const templates = {
  transfer_late: 'credit_of_late_transfer',
  tenant_closed: 'credit_of_closed_tenant',
  creation_cancelled: 'credit_of_cancelled_creation',
} as const;

/**
 * Posts a transfer for a pro-forma invoice that is not billed as account credit, and notifies the owners. The caller
 * holds the lock of the company CRM.
 */
export async function postAccountCredit(
  tx: Transaction,
  dependencies: Dependencies,
  { id, tenantId, data }: IssuedInvoice,
  { amount, reason }: UnbilledTransfer,
  at: Date,
): Promise<void> {
  await postEntries(tx, tenantId, [{ kind: 'payment', amount, invoiceId: id }], at);
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: templates[reason],
    values: { number: data.number, amount: formatMoney(amount), contact: dependencies.settings.operatorEmail },
    onceKey: `invoice:${id}:credit`,
    at,
  });
}
