import type { User } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, PageHeader } from '@atrium/ui-kit';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PersonAvatar } from '../../components/person-avatar';
import { RecordTabs } from '../../components/record-tabs';
import { paths } from '../../paths';
import { ActiveSwitch } from '../components/active-switch';
import { EditUserDialog } from '../components/edit-user-dialog';
import { UserMenu } from '../components/user-menu';
import { usersMessages } from '../messages';
import { countAdded } from '../model/effective-permissions';
import { UserOverview } from './user-overview';
import { UserPermissions } from './user-permissions';

function Facts({ user }: { user: User }) {
  const text = useTexts(usersMessages);
  const { email, position_title: position, last_sign_in_at: at } = user;
  return (
    <div className="user__facts">
      <span>{email}</span>
      {position !== null && <span className="users__wide">{position}</span>}
      {at !== null && <span className="users__wide">{text('lastSignIn', { at: formatDateTime(at) })}</span>}
    </div>
  );
}

/** A user: what they may do and why, where they are signed in, and what the caller can change. */
export function UserDetails({ user }: { user: User }) {
  const text = useTexts(usersMessages);
  const [, setAddress] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const { full_name: name, allowed_actions: allowed } = user;
  const held = countAdded(user.roles, []);
  return (
    <>
      <PageHeader
        actions={
          <>
            <ActiveSwitch user={user} />
            {allowed.includes('update') && (
              <Button icon={PencilLine} onClick={() => setEditing(true)}>
                {text('edit.open')}
              </Button>
            )}
            <UserMenu onPage user={user} />
          </>
        }
        back={{ href: paths.users.href(), label: text('details.back') }}
        lead={<PersonAvatar person={user} size="l" />}
        status={<Facts user={user} />}
        title={name}
        width="details"
      />
      <div className="user">
        <RecordTabs
          id={user.id}
          label={text('details.tabs')}
          subject="user"
          tabs={[
            {
              id: 'overview',
              label: text('details.overview'),
              panel: (
                <UserOverview
                  onShowPermissions={() => setAddress({ tab: 'permissions' }, { replace: true })}
                  user={user}
                />
              ),
            },
            {
              id: 'permissions',
              label: text('details.permissions'),
              count: held,
              panel: <UserPermissions roles={user.roles} />,
            },
          ]}
        />
      </div>
      {editing && <EditUserDialog onClose={() => setEditing(false)} user={user} />}
    </>
  );
}
