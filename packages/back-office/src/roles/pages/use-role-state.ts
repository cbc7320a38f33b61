import type { Role } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useSaveRole } from '../api/roles';
import { rolesMessages } from '../messages';

const undoTime = 10_000;

/** Activates or deactivates a role at once; a deactivation can be undone. */
export function useRoleState() {
  const text = useTexts(rolesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutate } = useSaveRole();

  function setActive({ id, version }: Pick<Role, 'id' | 'version'>, active: boolean): void {
    mutate(
      { id, body: { active, _version: version } },
      {
        onSuccess: (saved) => {
          const undo = { label: common('undo'), onPress: () => setActive(saved, true) };
          notify({
            tone: 'success',
            title: text('updated', { title: saved.title }),
            ...(active ? {} : { action: undo, duration: undoTime }),
          });
        },
        onError: ({ message }) => notify({ tone: 'error', title: text('changeFailed'), text: message }),
      },
    );
  }

  return setActive;
}
