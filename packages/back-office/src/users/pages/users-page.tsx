import { InviteButton } from '../../components/invite-users/invite-button';
import { ModulePage } from '../../components/module-page';
import { UsersContent } from './users-content';

export function UsersPage() {
  return (
    <ModulePage actions={<InviteButton />} module="users">
      <UsersContent />
    </ModulePage>
  );
}
