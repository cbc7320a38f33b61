import { ModulePage } from '../../components/module-page';
import { UsersContent } from './users-content';

export function UsersPage() {
  return (
    <ModulePage module="users">
      <UsersContent />
    </ModulePage>
  );
}
