import { formatIsoDay, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import { formatMoney } from './document/format-values';
import type { IssuedInvoice } from './invoice.repository';

/**
 * Sends a document once to the owners of its company CRM.
 *
 * @param refunded of a credit note, in cents: refunded to the card; the rest became account credit
 */
export function mailDocument(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, data }: IssuedInvoice,
  at: Date,
  refunded = 0,
): Promise<void> {
  const { number, kind } = data;
  const mail = { onceKey: `invoice:${id}`, attachment: { kind: 'invoice', id }, at } as const;
  if (kind === 'credit_note' && refunded > 0) {
    const values = { number, amount: formatMoney(data.becomes_credit), refunded: formatMoney(refunded) };
    return sendSubscriptionMails(tx, dependencies, tenantId, { ...mail, template: 'credit_note_refunded', values });
  }
  if (kind === 'credit_note') {
    const values = { number, amount: formatMoney(data.becomes_credit) };
    return sendSubscriptionMails(tx, dependencies, tenantId, { ...mail, template: 'credit_note_issued', values });
  }
  const values = { number, amount: formatMoney(data.total) };
  return sendSubscriptionMails(tx, dependencies, tenantId, { ...mail, template: 'invoice_issued', values });
}

/** Sends a pro-forma invoice once to the owners of its company CRM, with its due date. */
export function mailProforma(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, data }: IssuedInvoice,
  template: 'transfer_asked' | 'transfer_asked_for_change' | 'transfer_asked_for_creation',
  at: Date,
): Promise<void> {
  const { number, due_on: due } = data;
  const values = { number, amount: formatMoney(data.amount_due), day: due === null ? '' : formatIsoDay(due) };
  const mail = { onceKey: `invoice:${id}`, attachment: { kind: 'invoice', id }, at } as const;
  return sendSubscriptionMails(tx, dependencies, tenantId, { ...mail, template, values });
}
