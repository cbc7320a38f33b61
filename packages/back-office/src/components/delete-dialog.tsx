import { isNotFoundError } from '@atrium/api-client';
import { useCommonTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from './use-failure-text';

interface DeleteDialogProps<Target> {
  /** The call that deletes, and what it deletes. */
  remove: Pick<UseMutationResult<unknown, Error, Target>, 'mutate' | 'isPending'>;
  target: Target;
  texts: { readonly title: string; readonly action: string; readonly done: string; readonly failed: string };
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
  /** What the deletion means. */
  children: ReactNode;
}

/** Asks before something is deleted, and reports the result. */
export function DeleteDialog<Target>(props: DeleteDialogProps<Target>) {
  const { remove, target, texts, onDeleted, onClose, children } = props;
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();

  function finish() {
    notify({ tone: 'success', title: texts.done });
    onClose();
    onDeleted?.();
  }

  function confirm() {
    remove.mutate(target, {
      onSuccess: finish,
      onError: (error) => {
        // Someone else was faster.
        if (isNotFoundError(error)) return finish();
        notify({ tone: 'error', title: texts.failed, text: failureText(error) });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      busy={remove.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={texts.action}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={texts.title}
      tone="danger"
    >
      {children}
    </ConfirmDialog>
  );
}
