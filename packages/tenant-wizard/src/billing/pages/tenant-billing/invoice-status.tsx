import type { Billing, Payment } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { isReceived } from '../../../sections/payment/model/payment-state';
import { isPastLastDay } from '../../../sections/payment/model/pending-transfers';
import { billingMessages } from '../../messages';
import { localToday } from '../../../tenant/model/local-time';

export type InvoiceRow = Billing['invoices'][number];

interface InvoiceStatusProps {
  readonly invoice: InvoiceRow;
  /** The payment that a pro-forma invoice asks for. */
  readonly transfer: Payment | undefined;
  /** Amount of a credit note refunded to the card, in cents. */
  readonly refunded: number;
}

/** Whether a document is paid, open or overdue. */
export function InvoiceStatus({ invoice, transfer, refunded }: InvoiceStatusProps) {
  const text = useTexts(billingMessages);
  const { kind, paid_on: paidOn, due_on: dueOn, amount_due: due } = invoice;
  if (kind === 'credit_note' && refunded > 0) {
    const isWhole = refunded >= 0 - invoice.total;
    const words = { amount: formatMoney(refunded, 'EUR') };
    return <Status tone="neutral">{text(isWhole ? 'invoice.refunded' : 'invoice.refundedPartly', words)}</Status>;
  }
  if (invoice.is_void) return <Status tone="neutral">{text('invoice.void')}</Status>;
  if (transfer !== undefined && isReceived(transfer)) return <Status tone="info">{text('invoice.received')}</Status>;
  if (kind === 'proforma' && transfer?.state === 'captured') {
    return <Status tone="success">{text('invoice.paidProforma')}</Status>;
  }
  if (kind === 'credit_note' || (kind === 'proforma' && transfer?.state !== 'awaiting_transfer')) {
    return <Status tone="neutral">{text(`invoice.over.${kind}`)}</Status>;
  }
  if (paidOn !== null) return <Status tone="success">{text('invoice.paid', { date: formatDate(paidOn) })}</Status>;
  if (due === 0) return <Status tone="success">{text('invoice.paidUndated')}</Status>;
  if (dueOn === null) return <Status tone="warning">{text('invoice.openUndated')}</Status>;
  const date = formatDate(dueOn);
  if (transfer !== undefined && isPastLastDay({ payment: transfer, proforma: invoice })) {
    return <Status tone="neutral">{text('invoice.expired', { date })}</Status>;
  }
  if (dueOn < localToday()) return <Status tone="danger">{text('invoice.late', { date })}</Status>;
  return <Status tone="warning">{text(kind === 'proforma' ? 'invoice.waits' : 'invoice.open', { date })}</Status>;
}
