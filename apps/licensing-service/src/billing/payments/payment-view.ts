import type { Payment } from '@atrium/api-client/contract';
import { formatInvoiceNumber } from '../invoices/numbers/invoice-number';
import type { PaymentRecord } from './payment.repository';
import { acceptsLateTransfer } from './transfers/transfer.repository';

/**
 * The API has fewer states than the table. A transfer that ended is credited if something was received for it; the rest
 * of an owed invoice was paid by card.
 */
function stateOf({ kind, receivedOn, state }: PaymentRecord['payment']): Payment['state'] {
  if (state === 'voided' && receivedOn !== null) return kind === 'correction' ? 'captured' : 'credited';
  if (state === 'capturing') return 'processing';
  if (state === 'refunding') return 'refunded';
  return state === 'voiding' ? 'voided' : state;
}

export function viewPayment({ payment, quote, card, proforma, received }: PaymentRecord): Payment {
  return {
    id: payment.id,
    quote_id: payment.quoteId,
    kind: payment.kind,
    selection: quote.selection,
    amount: payment.amount,
    state: stateOf(payment),
    card:
      card === null
        ? null
        : { method_id: card.removedAt === null ? card.id : null, brand: card.brand, last4: card.last4 },
    proforma: proforma === null ? null : { id: proforma.id, number: formatInvoiceNumber(proforma) },
    received: payment.state === 'awaiting_transfer' ? received : 0,
    accepts_late_transfer: acceptsLateTransfer({ payment, quote }),
    decline_reason: payment.declineReason,
    action_url: payment.state === 'action_needed' ? payment.actionUrl : null,
    operation_id: payment.operationId,
    created_at: payment.createdAt.toISOString(),
  };
}
