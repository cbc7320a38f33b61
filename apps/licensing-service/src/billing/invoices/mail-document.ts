import { dayOf, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { writeSubscriptionMails } from '../subscriptions/subscription-mails';
import { writeMoney } from './document/format-values';
import type { IssuedInvoice } from './invoice.repository';

/**
 * Sends a document to the owners of its company CRM, once.
 *
 * @param refunded of a credit note, in cents: what goes back to the card; the rest became credit
 */
export function mailDocument(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, data }: IssuedInvoice,
  at: Date,
  refunded = 0,
): Promise<void> {
  const { number, kind } = data;
  const sent = { onceKey: `invoice:${id}`, attachment: { kind: 'invoice', id }, at } as const;
  if (kind === 'credit_note' && refunded > 0) {
    const values = { number, amount: writeMoney(data.becomes_credit), refunded: writeMoney(refunded) };
    return writeSubscriptionMails(tx, dependencies, tenantId, { ...sent, template: 'credit_note_refunded', values });
  }
  if (kind === 'credit_note') {
    const values = { number, amount: writeMoney(data.becomes_credit) };
    return writeSubscriptionMails(tx, dependencies, tenantId, { ...sent, template: 'credit_note_issued', values });
  }
  const values = { number, amount: writeMoney(data.total) };
  return writeSubscriptionMails(tx, dependencies, tenantId, { ...sent, template: 'invoice_issued', values });
}

/** Sends a pro-forma invoice to the owners of its company CRM, once, with the day by which it is to be paid. */
export function mailProforma(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, data }: IssuedInvoice,
  template: 'transfer_asked' | 'transfer_asked_for_change',
  at: Date,
): Promise<void> {
  const { number, due_on: due } = data;
  const values = { number, amount: writeMoney(data.amount_due), day: due === null ? '' : dayOf(due) };
  const sent = { onceKey: `invoice:${id}`, attachment: { kind: 'invoice', id }, at } as const;
  return writeSubscriptionMails(tx, dependencies, tenantId, { ...sent, template, values });
}
