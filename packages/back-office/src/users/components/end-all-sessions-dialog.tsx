import type { User } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useEndAllSessions } from '../api/users';
import { usersMessages } from '../messages';

interface EndAllSessionsDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks before every session of a user ends. */
export function EndAllSessionsDialog({ user, open, onClose }: EndAllSessionsDialogProps) {
  const text = useTexts(usersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const end = useEndAllSessions();

  function confirm() {
    end.mutate(
      { params: { id: user.id } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('sessions.allEnded') }),
        onError: ({ message }) => notify({ tone: 'error', title: text('sessions.endFailed'), text: message }),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      busy={end.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('sessions.endAllConfirm')}
      onCancel={onClose}
      onConfirm={confirm}
      open={open}
      title={text('sessions.endAllTitle', { name: user.full_name })}
      tone="danger"
    >
      {text('sessions.endAllText')}
    </ConfirmDialog>
  );
}
