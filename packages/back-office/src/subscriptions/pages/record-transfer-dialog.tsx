import { formatMoney, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRecordTransfer } from '../api/subscriptions';
import { subscriptionsMessages } from '../messages';
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
  const { payment_id: paymentId, is_awaited: isAwaited, number } = transfer;
  const amount = formatMoney(transfer.amount, 'EUR');

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
        const { state } = await recordTransfer({ params: { id: row.id, payment_id: paymentId }, body });
        const done = state === 'awaiting_transfer' ? 'recordTransfer.donePartly' : 'recordTransfer.done';
        notify({ tone: 'success', title: text(done, { number }) });
      }}
      texts={{
        title: text('recordTransfer.title'),
        description: text(isAwaited ? 'recordTransfer.text' : 'recordTransfer.lateText', {
          amount,
          number,
          name: nameOf(text, row),
        }),
        amount: text('recordTransfer.amount'),
        submit: text('recordTransfer.submit'),
        failed: text('recordTransfer.failed'),
      }}
    />
  );
}
