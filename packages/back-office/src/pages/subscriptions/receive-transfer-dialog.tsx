import { formatMoney, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useReceiveTransfer } from '../../api/subscriptions';
import { subscriptionsMessages } from '../../subscriptions-messages';
import { BankStatementDialog } from './bank-statement-dialog';
import { nameOf, type ChosenTransfer } from './subscription-columns';

interface ReceiveTransferDialogProps extends ChosenTransfer {
  onClose: () => void;
}

/** Asks for day and amount of a received transfer, shows the asked amount, and records it. */
export function ReceiveTransferDialog({ row, transfer, onClose }: ReceiveTransferDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const { mutateAsync: receive } = useReceiveTransfer();
  const { payment_id: paymentId, is_awaited: isAwaited, number } = transfer;
  const amount = formatMoney(transfer.amount, 'EUR');

  return (
    <BankStatementDialog
      conflictText={({ code }) =>
        text(code === 'transfer_noted_otherwise' ? 'receive.notedOtherwise' : 'receive.notAwaited')
      }
      dayField="received_on"
      onClose={onClose}
      onNote={async ({ day, amount: cents, isConfirmed }) => {
        const body = { received_on: day, amount: cents, is_confirmed: isConfirmed };
        await receive({ params: { id: row.id, payment_id: paymentId }, body });
        notify({ tone: 'success', title: text('receive.done', { number }) });
      }}
      texts={{
        title: text('receive.title'),
        description: text(isAwaited ? 'receive.text' : 'receive.lateText', { amount, number, name: nameOf(text, row) }),
        amount: text('receive.amount'),
        submit: text('receive.submit'),
        failed: text('receive.failed'),
      }}
    />
  );
}
