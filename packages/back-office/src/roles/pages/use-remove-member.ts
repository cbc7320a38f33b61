import type { Role, RoleMember } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useCallback } from 'react';
import { useAddMembers, useRemoveMember as useRemoveCall } from '../api/roles';
import { rolesMessages } from '../messages';

const undoTime = 10_000;

/** Removes a member at once, with Undo in the notice unless they are inactive: only active users can be added. */
export function useRemoveMember({ id }: Pick<Role, 'id'>) {
  const text = useTexts(rolesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutate: remove } = useRemoveCall();
  const { mutate: add } = useAddMembers();
  return useCallback(
    ({ id: userId, full_name: name, active }: Pick<RoleMember, 'id' | 'full_name' | 'active'>) => {
      const onError = ({ message }: Error) =>
        void notify({ tone: 'error', title: text('members.removeFailed', { name }), text: message });
      const restore = () =>
        add(
          { params: { id }, body: { user_ids: [userId] } },
          { onSuccess: () => notify({ tone: 'success', title: text('members.restored', { name }) }), onError },
        );
      const onSuccess = () =>
        notify({
          tone: 'success',
          title: text('members.removed', { name }),
          text: text('members.sessionsEnded'),
          ...(active && { action: { label: common('undo'), onPress: restore } }),
          duration: undoTime,
        });
      remove({ params: { id, user_id: userId } }, { onSuccess, onError });
    },
    [id, text, common, notify, remove, add],
  );
}
