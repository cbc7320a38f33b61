import type { Transaction } from '../../database/database';
import type { Parts } from '../../parts';
import { dayOf } from '../../pdf/day-of';
import { writeSubscriptionMails } from '../subscriptions/subscription-mails';
import { writeMoney } from './invoices/document/written';
import type { IssuedInvoice } from './invoices/invoice.repository';

/**
 * Sends a document to the owners of its company CRM, once; a pro-forma invoice says until when it is to be paid.
 *
 * @param refunded of a credit note, in cents: what goes back to the card; the rest became credit
 */
export function mailDocument(
  tx: Transaction,
  ground: Pick<Parts, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, data }: IssuedInvoice,
  at: Date,
  refunded = 0,
): Promise<void> {
  const { number, due_on: due, kind } = data;
  const sent = { onceKey: `invoice:${id}`, attachment: { kind: 'invoice', id }, at } as const;
  if (kind === 'credit_note' && refunded > 0) {
    const values = { number, amount: writeMoney(data.becomes_credit), refunded: writeMoney(refunded) };
    return writeSubscriptionMails(tx, ground, tenantId, { ...sent, template: 'credit_note_refunded', values });
  }
  if (kind === 'credit_note') {
    const values = { number, amount: writeMoney(data.becomes_credit) };
    return writeSubscriptionMails(tx, ground, tenantId, { ...sent, template: 'credit_note_issued', values });
  }
  if (due === null) {
    const values = { number, amount: writeMoney(data.total) };
    return writeSubscriptionMails(tx, ground, tenantId, { ...sent, template: 'invoice_issued', values });
  }
  const values = { number, amount: writeMoney(data.amount_due), day: dayOf(due) };
  return writeSubscriptionMails(tx, ground, tenantId, { ...sent, template: 'transfer_asked', values });
}
