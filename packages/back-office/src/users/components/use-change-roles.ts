import type { User, UserRole } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useAddRoles, useRemoveRole } from '../api/users';
import { usersMessages } from '../messages';

const undoMilliseconds = 10_000;

/** Removes roles of a user, with Undo. */
export function useChangeRoles({ id, full_name: name }: User) {
  const text = useTexts(usersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const add = useAddRoles();
  const removal = useRemoveRole();

  function undo(role: UserRole) {
    add.mutate(
      { params: { id }, body: { role_ids: [role.id] } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('memberOf.restored', { name, role: role.title }) }),
        onError: ({ message }) => notify({ tone: 'error', title: text('addRoles.notAdded'), text: message }),
      },
    );
  }

  function remove(role: UserRole) {
    removal.mutate(
      { params: { id, role_id: role.id } },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            title: text('memberOf.removed', { name, role: role.title }),
            text: text('active.ended'),
            duration: undoMilliseconds,
            action: { label: common('undo'), onPress: () => undo(role) },
          }),
        onError: ({ message }) => notify({ tone: 'error', title: text('memberOf.removeFailed'), text: message }),
      },
    );
  }

  return { remove, busy: removal.isPending };
}
