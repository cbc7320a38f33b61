import type { Payment } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRecordTransfer } from '../api/subscriptions';
import { subscriptionsMessages } from '../messages';
import { sellersToday } from '../model/bank-statement.schema';
import { BankStatementDialog } from './bank-statement-dialog';
import { nameOf, type ChosenTransfer } from './subscription-columns';

interface RecordTransferDialogProps extends ChosenTransfer {
  onClose: () => void;
}

/** Asks for day and amount of a received transfer, shows the expected amount, and records it. */
export function RecordTransferDialog({ row, transfer, onClose }: RecordTransferDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const { mutateAsync: recordTransfer } = useRecordTransfer();
  const {
    payment_id: paymentId,
    is_awaited: isAwaited,
    is_invoice: isInvoice,
    number,
    received,
    due_on: due,
  } = transfer;
  const amount = formatMoney(transfer.amount, 'EUR');

  /** What was asked for, received and is valid; then what recording it does. */
  function description(): string[] {
    const words = { amount, number, name: nameOf(text, row) };
    if (!isAwaited) return [text(isInvoice ? 'recordTransfer.paidText' : 'recordTransfer.lateText', words)];
    if (received >= transfer.amount) return [text('recordTransfer.pendingOrderText', words)];
    const missing = formatMoney(transfer.amount - received, 'EUR');
    const validity =
      due === null || isInvoice
        ? []
        : [
            text(due < sellersToday() ? 'recordTransfer.expired' : 'recordTransfer.valid', { date: formatDate(due) }),
            text('recordTransfer.late'),
          ];
    const asked = [
      text(isInvoice ? 'recordTransfer.invoice' : 'recordTransfer.proforma', words),
      ...(received > 0 ? [text('recordTransfer.received', { received: formatMoney(received, 'EUR'), missing })] : []),
      ...validity,
    ];
    const effect = [...(isInvoice ? [] : [text('recordTransfer.order')]), text('recordTransfer.otherAmount')];
    return [asked.join(' '), effect.join(' ')];
  }

  /**
   * A receipt that did not count, since it came too late or for a transfer that had ended, became account credit. An
   * order waits for a draft that is not complete, and while a card is being charged.
   */
  function outcome({ state, received: counted }: Pick<Payment, 'state' | 'received'>) {
    if (!isAwaited || state === 'credited') return 'doneAsCredit';
    if (state !== 'awaiting_transfer') return 'done';
    if (counted === received) return 'doneAsCredit';
    return counted < transfer.amount ? 'donePartly' : 'doneBeforeOrder';
  }

  return (
    <BankStatementDialog
      conflictText={({ code, message }) =>
        code === 'transfer_not_awaited' ? text('recordTransfer.notPending') : message
      }
      dayField="received_on"
      hasReference
      onClose={onClose}
      onRecord={async ({ day, amount: cents, reference, isConfirmed }) => {
        const body = {
          received_on: day,
          amount: cents,
          ...(reference === '' ? {} : { reference }),
          is_confirmed: isConfirmed,
        };
        const payment = await recordTransfer({ params: { id: row.id, payment_id: paymentId }, body });
        notify({ tone: 'success', title: text(`recordTransfer.${outcome(payment)}`, { number }) });
      }}
      texts={{
        title: text('recordTransfer.title'),
        description: description(),
        amount: text('recordTransfer.amount'),
        submit: text('recordTransfer.submit'),
        failed: text('recordTransfer.failed'),
      }}
    />
  );
}
