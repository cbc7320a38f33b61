import { isApiError } from '@atrium/api-client';
import type { UserInvitation } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useResendInvitation, useRestoreInvitation, useWithdrawInvitation } from '../api/invitations';
import { invitationsMessages } from '../messages';

const undoMilliseconds = 10_000;

/** Sends an invitation again, and withdraws it with Undo. Notices tell the outcome. */
export function useInvitationActions({ id, email }: UserInvitation) {
  const text = useTexts(invitationsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const restore = useRestoreInvitation();
  const call = { params: { id } };
  const fail = (title: string) => (error: unknown) =>
    notify({ tone: 'error', title, text: isApiError(error) ? error.message : common('failure.network') });

  // The row is gone before its withdrawal is undone, so the outcomes come from promises.
  const undo = () =>
    restore
      .mutateAsync(call)
      .then(() => notify({ tone: 'success', title: text('restored', { email }) }), fail(text('notRestored')));

  return {
    isBusy: resend.isPending || withdraw.isPending,
    resend: () =>
      resend.mutate(call, {
        onSuccess: () => notify({ tone: 'success', title: text('resent', { email }) }),
        onError: fail(text('notResent')),
      }),
    withdraw: () => {
      const action = { label: common('undo'), onPress: () => void undo() };
      const notice = { tone: 'success', title: text('withdrawn', { email }), action } as const;
      void withdraw
        .mutateAsync(call)
        .then(() => notify({ ...notice, duration: undoMilliseconds }), fail(text('notWithdrawn')));
    },
  };
}
