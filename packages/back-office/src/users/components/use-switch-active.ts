import type { User, UserSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useSaveUser } from '../api/users';
import { usersMessages } from '../messages';

const undoMilliseconds = 10_000;

type Switched = Pick<User | UserSummary, 'id' | 'full_name' | 'active' | 'version'>;

/** Activates or deactivates a user at once; a deactivation can be undone in its notice. */
export function useSwitchActive() {
  const text = useTexts(usersMessages);
  const notify = useNotify();
  const { mutate, isPending } = useSaveUser();

  function switchActive({ id, full_name: name, active, version }: Switched) {
    mutate(
      { id, body: { active: !active, _version: version } },
      {
        onSuccess: (changed) =>
          notify(
            changed.active
              ? { tone: 'success', title: text('active.activated', { name }) }
              : {
                  tone: 'success',
                  title: text('active.deactivated', { name }),
                  text: text('active.ended'),
                  duration: undoMilliseconds,
                  action: { label: text('undo'), onPress: () => switchActive(changed) },
                },
          ),
        onError: ({ message }) => notify({ tone: 'error', title: text('active.failed'), text: message }),
      },
    );
  }

  return { switchActive, busy: isPending };
}
