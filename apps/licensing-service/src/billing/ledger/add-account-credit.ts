import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { writeSubscriptionMails } from '../subscriptions/subscription-mails';
import { postEntries } from './ledger.repository';
import { writeMoney } from '../invoices/document/format-values';
import type { IssuedInvoice } from '../invoices/invoice.repository';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** Money that has come for a pro-forma invoice, in cents, and why nothing is billed for it. */
export interface UnbilledMoney {
  readonly amount: number;
  readonly why: keyof typeof templates;
}

const templates = {
  transfer_late: 'credit_of_late_transfer',
  tenant_closed: 'credit_of_closed_tenant',
  creation_cancelled: 'credit_of_cancelled_creation',
} as const;

/**
 * Money has come for a pro-forma invoice that nothing is billed for: it is the customer's credit, and the owners are
 * told. The caller holds the lock of the company CRM.
 */
export async function addAccountCredit(
  tx: Transaction,
  dependencies: Dependencies,
  { id, tenantId, data }: IssuedInvoice,
  { amount, why }: UnbilledMoney,
  at: Date,
): Promise<void> {
  await postEntries(tx, tenantId, [{ kind: 'payment', amount, invoiceId: id }], at);
  await writeSubscriptionMails(tx, dependencies, tenantId, {
    template: templates[why],
    values: { number: data.number, amount: writeMoney(amount), contact: dependencies.settings.operatorEmail },
    onceKey: `invoice:${id}:credit`,
    at,
  });
}
