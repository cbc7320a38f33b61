import type { Operation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useCancelOperation } from '../../../api/cancel-operation';
import { tenantMessages } from '../../../messages';

interface CancelOperationDialogProps {
  operation: Operation;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before what was made so far is removed. */
export function CancelOperationDialog({ operation, name, open, onClose }: CancelOperationDialogProps) {
  const text = useTexts(tenantMessages);
  const notify = useNotify();
  const cancel = useCancelOperation();

  function confirm() {
    cancel.mutate(
      { params: { id: operation.id } },
      {
        onError: () => notify({ tone: 'error', title: text('progress.actionFailed') }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      busy={cancel.isPending}
      cancelLabel={text('progress.cancelDialog.keep')}
      confirmLabel={text('progress.cancelDialog.confirm')}
      onCancel={onClose}
      onConfirm={confirm}
      open={open}
      title={text('progress.cancelDialog.title')}
      tone="danger"
    >
      {text('progress.cancelDialog.text', { name })}
    </ConfirmDialog>
  );
}
