import { LaterModule } from '../../components/later-module';
import { ModulePage } from '../../components/module-page';

export function RolesPage() {
  return (
    <ModulePage module="roles">
      <LaterModule module="roles" />
    </ModulePage>
  );
}
