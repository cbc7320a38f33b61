import { useTexts } from '@atrium/i18n';
import { Tabs } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { InviteButton } from '../../components/invite-users/invite-button';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { invitationsMessages } from '../messages';
import { InvitationsContent } from './invitations-content';

/** The tab of the users that lists pending invitations. */
export function InvitationsPage() {
  const text = useTexts(invitationsMessages);
  const navigate = useNavigate();
  return (
    <ModulePage actions={<InviteButton />} module="users">
      <div className="list__tabs">
        <Tabs
          label={text('tabs.label')}
          onChange={(id) => id === 'all' && void navigate(paths.users.href())}
          tabs={[
            { id: 'all', label: text('tabs.all'), panel: null },
            { id: 'invited', label: text('tabs.invited'), panel: <InvitationsContent /> },
          ]}
          value="invited"
        />
      </div>
    </ModulePage>
  );
}
