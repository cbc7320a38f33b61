import { LaterModule } from '../../components/later-module';
import { ModulePage } from '../../components/module-page';

export function MediaPage() {
  return (
    <ModulePage module="media">
      <LaterModule module="media" />
    </ModulePage>
  );
}
