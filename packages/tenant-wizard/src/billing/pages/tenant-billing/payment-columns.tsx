import type { Billing, Payment } from '@atrium/api-client/contract';
import { formatDateTime, formatMoney, type Texts } from '@atrium/i18n';
import { RowTitle, Status, type DataColumn, type Tone } from '@atrium/ui-kit';
import { brandName } from '../../../sections/payment/components/card-brand';
import { isReceived } from '../../../sections/payment/model/payment-state';
import type { billingTexts } from '../../locales/en';
import { receivedFor } from '../../model/received-for';

const tones: Readonly<Record<Payment['state'], Tone>> = {
  processing: 'accent',
  action_needed: 'warning',
  authorised: 'info',
  captured: 'success',
  awaiting_transfer: 'warning',
  settled: 'success',
  declined: 'danger',
  voided: 'neutral',
  refunded: 'neutral',
  credited: 'neutral',
};

/** Columns of the payments. A phone shows the state below the purpose. */
export function paymentColumns(text: Texts<typeof billingTexts>, entries: Billing['entries']): DataColumn<Payment>[] {
  const way = ({ card }: Payment) =>
    card === null
      ? text('payment.transfer')
      : text('payment.card', { brand: brandName(card.brand), last4: card.last4 });
  const wayAt = (payment: Payment) => {
    const time = formatDateTime(payment.created_at);
    return payment.amount === 0 ? time : text('payment.wayAt', { way: way(payment), time });
  };
  const stateText = (payment: Payment) => {
    const { state, card, decline_reason: reason } = payment;
    if (isReceived(payment)) return text('payment.received');
    if (state === 'voided' && card === null) return text('payment.cancelled');
    const received = state === 'credited' ? receivedFor(payment, entries) : 0;
    if (received > 0) return text('payment.credited', { received: formatMoney(received, 'EUR') });
    return state === 'declined' && reason !== null
      ? text('payment.declinedWhy', { reason: text(`payment.reason.${reason}`) })
      : text(`payment.states.${state}`);
  };
  const status = (payment: Payment) => (
    <Status tone={isReceived(payment) ? 'info' : tones[payment.state]}>{stateText(payment)}</Status>
  );
  return [
    {
      id: 'what',
      header: text('payment.what'),
      cell: (payment) => (
        <RowTitle
          detail={
            <>
              <span>{wayAt(payment)}</span>
              <span className="billing__on-phone">{status(payment)}</span>
            </>
          }
          wraps
        >
          {text(`payment.kind.${payment.kind}`)}
        </RowTitle>
      ),
    },
    {
      id: 'state',
      header: text('payment.state'),
      cell: (payment) => <div className="billing__state">{status(payment)}</div>,
    },
    {
      id: 'amount',
      header: text('payment.amount'),
      cell: ({ amount }) => formatMoney(amount, 'EUR'),
      align: 'end',
      phone: true,
      width: 'amount',
    },
  ];
}
