import { isConflictError } from '@atrium/api-client';
import { formatMoney, useTexts } from '@atrium/i18n';
import { ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useCancelTransfer } from '../api/subscriptions';
import { subscriptionsMessages } from '../messages';
import { nameOf, type ChosenTransfer } from './subscription-columns';

interface CancelTransferDialogProps extends ChosenTransfer {
  onClose: () => void;
}

/** Confirms the cancellation of a transfer and explains its consequences. */
export function CancelTransferDialog({ row, transfer, onClose }: CancelTransferDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const notify = useNotify();
  const cancelTransfer = useCancelTransfer();
  const { payment_id: paymentId, number, received } = transfer;
  const isInFull = received >= transfer.amount;
  const transferText = isInFull ? 'cancelTransfer.inFull' : 'cancelTransfer.transfer';
  const receivedText = isInFull ? 'cancelTransfer.receivedInFull' : 'cancelTransfer.received';
  const words = { amount: formatMoney(transfer.amount - received, 'EUR'), number, name: nameOf(text, row) };

  function confirm() {
    cancelTransfer.mutate(
      { params: { id: row.id, payment_id: paymentId } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('cancelTransfer.done', { number }) }),
        onError: (error) =>
          notify({
            tone: 'error',
            title: text('cancelTransfer.failed'),
            text:
              isConflictError(error) && error.code === 'transfer_not_awaited'
                ? text('recordTransfer.notPending')
                : error.message,
          }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      busy={cancelTransfer.isPending}
      cancelLabel={text('cancelTransfer.keep')}
      confirmLabel={text('cancelTransfer.open')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('cancelTransfer.open')}
      tone="danger"
    >
      <Stack gap={2}>
        <p>{text(transferText, words)}</p>
        <p>
          {text('cancelTransfer.effect')}
          {received > 0 && ` ${text(receivedText, { received: formatMoney(received, 'EUR') })}`}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
