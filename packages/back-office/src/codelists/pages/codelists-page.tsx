import { LaterModule } from '../../components/later-module';
import { ModulePage } from '../../components/module-page';

export function CodelistsPage() {
  return (
    <ModulePage module="codelists">
      <LaterModule module="codelists" />
    </ModulePage>
  );
}
