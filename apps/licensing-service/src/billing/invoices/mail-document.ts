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
  const isNote = data.kind === 'credit_note';
  return sendSubscriptionMails(tx, dependencies, tenantId, {
    onceKey: `invoice:${id}`,
    attachment: { kind: 'invoice', id },
    at,
    template: isNote ? (refunded > 0 ? 'credit_note_refunded' : 'credit_note_issued') : 'invoice_issued',
    values: {
      number: data.number,
      amount: formatMoney(isNote ? data.becomes_credit : data.total),
      refunded: formatMoney(refunded),
    },
  });
}

/** Sends a document that asks for a bank transfer once to the owners of its company CRM, with its due date. */
export function mailPaymentRequest(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, tenantId, data }: IssuedInvoice,
  template:
    | 'transfer_asked'
    | 'transfer_asked_for_change'
    | 'transfer_asked_for_creation'
    | 'correction_owed'
    | 'order_owed',
  at: Date,
): Promise<void> {
  const { number, due_on: due } = data;
  const values = { number, amount: formatMoney(data.amount_due), day: due === null ? '' : formatIsoDay(due) };
  const mail = { onceKey: `invoice:${id}:request`, attachment: { kind: 'invoice', id }, at } as const;
  return sendSubscriptionMails(tx, dependencies, tenantId, { ...mail, template, values });
}
