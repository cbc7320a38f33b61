import type { User } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Status, Switch } from '@atrium/ui-kit';
import { usersMessages } from '../messages';
import { userTones } from '../model/user-tones';
import { useSwitchUser } from './use-switch-user';

/** Activates or deactivates a user at once. If they cannot, says why. */
export function ActiveSwitch({ user }: { user: User }) {
  const text = useTexts(usersMessages);
  const { switchUser, busy } = useSwitchUser();
  const canUpdate = usePermission('update/users');
  const block = user.activation_blocked_by;
  if (!canUpdate) return <Status tone={userTones[user.state]}>{text(`state.${user.state}`)}</Status>;
  return (
    <Switch
      aria-busy={busy}
      checked={user.active}
      className="users__switch"
      disabled={block !== null}
      hint={block === null ? undefined : text(`blocked.${block}`)}
      id="active"
      label={text('active.label')}
      onChange={() => {
        if (!busy) switchUser(user);
      }}
    />
  );
}
