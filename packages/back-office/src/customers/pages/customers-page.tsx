import { LaterModule } from '../../components/later-module';
import { ModulePage } from '../../components/module-page';

export function CustomersPage() {
  return (
    <ModulePage module="customers">
      <LaterModule module="customers" />
    </ModulePage>
  );
}
