import { type DatabaseHandle, formatIsoDay, type PrintAttachment } from '../../platform';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import type { Work } from '../work';
import { formatMoney } from './document/format-values';
import { printInvoice } from './document/invoice-document';
import { documentFileName } from './document/invoice-texts';
import { findInvoice, type IssuedInvoice } from './invoice.repository';

/**
 * Sends a document once to the owners of its company CRM.
 *
 * @param refunded of a credit note, in cents: refunded to the card; the rest became account credit
 */
export function mailDocument(work: Work, { id, tenantId, data }: IssuedInvoice, refunded = 0): Promise<void> {
  const isNote = data.kind === 'credit_note';
  const amount = formatMoney(isNote ? data.becomes_credit : data.total);
  return sendSubscriptionMails(work, tenantId, {
    onceKey: `invoice:${id}`,
    attachment: { kind: 'invoice', id },
    template: isNote ? (refunded > 0 ? 'credit_note_refunded' : 'credit_note_issued') : 'invoice_issued',
    values: { number: data.number, amount, refunded: formatMoney(refunded) },
  });
}

/** Sends a document that asks for a bank transfer once to the owners of its company CRM, with its due date. */
export function mailPaymentRequest(work: Work, { id, tenantId, data }: IssuedInvoice): Promise<void> {
  const { number, due_on: due } = data;
  const values = { number, amount: formatMoney(data.amount_due), day: due === null ? '' : formatIsoDay(due) };
  const mail = { onceKey: `invoice:${id}:request`, attachment: { kind: 'invoice', id } } as const;
  return sendSubscriptionMails(work, tenantId, { ...mail, template: requestTemplateOf(data), values });
}

function requestTemplateOf({ kind, cause }: IssuedInvoice['data']) {
  if (kind === 'invoice') return cause === 'change' ? 'order_owed' : 'correction_owed';
  if (cause === 'creation') return 'transfer_asked_for_creation';
  return cause === 'change' ? 'transfer_asked_for_change' : 'transfer_asked';
}

/** Prints a stored document as an e-mail attachment. */
export const printStoredInvoice =
  (database: DatabaseHandle): PrintAttachment =>
  async ({ id }) => {
    const found = await findInvoice(database, id);
    if (found === null) return null;
    const content = await printInvoice(found.data, found.marks);
    return { filename: documentFileName(found.data), contentType: 'application/pdf', content };
  };
