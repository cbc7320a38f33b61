import type { User, UserSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSwitchActive } from '../../components/use-switch-active';
import { useSaveUser } from '../api/users';
import { usersMessages } from '../messages';

/** Activates or deactivates a user at once. */
export function useSwitchUser() {
  const text = useTexts(usersMessages);
  const { mutateAsync, isPending } = useSaveUser();
  const switchUser = useSwitchActive<User | UserSummary>({
    save: ({ id, version }, active) => mutateAsync({ id, body: { active, _version: version } }),
    done: ({ full_name: name, active }) =>
      active
        ? { title: text('active.activated', { name }) }
        : { title: text('active.deactivated', { name }), text: text('active.ended') },
    failed: () => text('active.failed'),
  });
  return { switchUser, busy: isPending };
}
