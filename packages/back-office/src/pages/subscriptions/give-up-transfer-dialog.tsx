import { isConflictError } from '@atrium/api-client';
import { formatMoney, useTexts } from '@atrium/i18n';
import { ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useGiveUpTransfer } from '../../api/subscriptions';
import { subscriptionsMessages } from '../../subscriptions-messages';
import { nameOf, type ChosenTransfer } from './subscription-columns';

interface GiveUpTransferDialogProps extends ChosenTransfer {
  onClose: () => void;
}

/** Asks before a transfer is cancelled, and explains the consequences. */
export function GiveUpTransferDialog({ row, transfer, onClose }: GiveUpTransferDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const giveUp = useGiveUpTransfer();
  const { payment_id: paymentId, number } = transfer;
  const words = { amount: formatMoney(transfer.amount, 'EUR'), number, name: nameOf(text, row) };

  function confirm() {
    giveUp.mutate(
      { params: { id: row.id, payment_id: paymentId } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('giveUp.done', { number }) }),
        onError: (error) =>
          notify({
            tone: 'error',
            title: text('giveUp.failed'),
            text:
              isConflictError(error) && error.code === 'transfer_not_awaited'
                ? text('receive.notAwaited')
                : error.message,
          }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      busy={giveUp.isPending}
      cancelLabel={text('giveUp.keep')}
      confirmLabel={text('giveUp.open')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('giveUp.open')}
      tone="danger"
    >
      <Stack gap={2}>
        <p>{text('giveUp.transfer', words)}</p>
        <p>{text('giveUp.plan')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
