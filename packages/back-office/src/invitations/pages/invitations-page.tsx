import { usersResource } from '@atrium/api-client/contract';
import { forgetSavedFilters } from '@atrium/api-client/react';
import { Tabs } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { InviteButton } from '../../components/invite-users/invite-button';
import { ModulePage } from '../../components/module-page';
import { useUsersTabs } from '../../components/users-tabs';
import { paths } from '../../paths';
import { InvitationsContent } from './invitations-content';

/** The tab of the users that lists pending invitations. */
export function InvitationsPage() {
  return (
    <ModulePage actions={<InviteButton />} module="users">
      <UsersTabs />
    </ModulePage>
  );
}

function UsersTabs() {
  const navigate = useNavigate();
  const { label, items } = useUsersTabs();
  function open(id: string) {
    const tab = items.find((one) => one.id === id);
    if (tab === undefined || !('filter' in tab)) return;
    forgetSavedFilters(usersResource.route);
    void navigate({ pathname: paths.users.href(), search: new URLSearchParams(tab.filter).toString() });
  }
  return (
    <div className="list__tabs">
      <Tabs
        label={label}
        onChange={open}
        tabs={items.map((tab) => ({ ...tab, panel: 'href' in tab ? <InvitationsContent /> : null }))}
        value="invited"
      />
    </div>
  );
}
