import { ModulePage } from '../../components/module-page';
import { CodelistsContent } from './codelists-content';

export function CodelistsPage() {
  return (
    <ModulePage module="codelists">
      <CodelistsContent />
    </ModulePage>
  );
}
