import { LaterModule } from '../../components/later-module';
import { ModulePage } from '../../components/module-page';

export function UsersPage() {
  return (
    <ModulePage module="users">
      <LaterModule module="users" />
    </ModulePage>
  );
}
