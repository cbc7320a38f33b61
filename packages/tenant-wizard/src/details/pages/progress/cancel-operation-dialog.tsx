import type { Operation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useCancelOperation } from '../../api/cancel-operation';
import { tenantDetailsMessages } from '../../messages';
import { cancelSubject } from '../../model/operation-texts';

interface CancelOperationDialogProps {
  operation: Operation;
  name: string;
  open: boolean;
  onClose: () => void;
}

export function CancelOperationDialog({ operation, name, open, onClose }: CancelOperationDialogProps) {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const cancel = useCancelOperation();
  const subject = cancelSubject(operation);

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
      cancelLabel={text(`progress.cancelDialog.keep.${subject}`)}
      confirmLabel={text(`progress.cancel.${subject}`)}
      onCancel={onClose}
      onConfirm={confirm}
      open={open}
      title={text(`progress.cancel.${subject}`)}
      tone="danger"
    >
      {text(`progress.cancelDialog.text.${subject}`, { name })}
    </ConfirmDialog>
  );
}
