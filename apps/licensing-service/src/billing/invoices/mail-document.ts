import { type DatabaseHandle, formatIsoDay, type PrintAttachment } from '../../platform';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import type { Work } from '../work';
import { documentFileName, formatDueDay, formatMoney } from './document/invoice-texts';
import { printInvoice } from './document/invoice-document';
import type { IssuedInvoice } from './invoice-data';
import { findInvoice } from './invoice.repository';

/**
 * Sends a document once to the owners of its company CRM.
 *
 * @param refunded of a credit note, in cents: refunded to the card; the rest became account credit
 */
export function mailDocument(work: Work, document: IssuedInvoice, refunded = 0): Promise<void> {
  const { id, number } = document;
  const isNote = document.kind === 'credit_note';
  const amount = formatMoney(isNote ? document.becomes_credit : document.total);
  return sendSubscriptionMails(work, document.tenantId, {
    onceKey: `invoice:${id}`,
    attachment: { kind: 'invoice', id },
    template: isNote ? (refunded > 0 ? 'credit_note_refunded' : 'credit_note_issued') : 'invoice_issued',
    values: { number, amount, refunded: formatMoney(refunded) },
  });
}

/** Sends a document that asks for a bank transfer once to the owners of its company CRM, with its due date. */
export function mailPaymentRequest(work: Work, document: IssuedInvoice): Promise<void> {
  const { id, tenantId, number, due_on: due, amount_due: amount, supplied_from: from } = document;
  const values = { number, amount: formatMoney(amount), day: formatDueDay(due), from: formatIsoDay(from) };
  const mail = { onceKey: `invoice:${id}:request`, attachment: { kind: 'invoice', id } } as const;
  return sendSubscriptionMails(work, tenantId, { ...mail, template: requestTemplateOf(document), values });
}

function requestTemplateOf({ kind, cause }: IssuedInvoice) {
  if (kind === 'invoice') return cause === 'change' ? 'order_owed' : 'correction_owed';
  return cause === 'creation' || cause === 'change' || cause === 'renewal'
    ? (`transfer_asked_for_${cause}` as const)
    : 'transfer_asked';
}

/** Prints a stored document as an e-mail attachment. */
export const printStoredInvoice =
  (database: DatabaseHandle): PrintAttachment =>
  async ({ id }) => {
    const found = await findInvoice(database, id);
    if (found === null) return null;
    const content = await printInvoice(found);
    return { filename: documentFileName(found), contentType: 'application/pdf', content };
  };
