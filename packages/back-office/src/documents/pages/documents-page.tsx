import { LaterModule } from '../../components/later-module';
import { ModulePage } from '../../components/module-page';

export function DocumentsPage() {
  return (
    <ModulePage module="documents">
      <LaterModule module="documents" />
    </ModulePage>
  );
}
