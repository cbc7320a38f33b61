import { ModulePage } from '../../components/module-page';
import { PriceListContent } from './price-list-content';

export function PriceListPage() {
  return (
    <ModulePage module="price-list">
      <PriceListContent />
    </ModulePage>
  );
}
