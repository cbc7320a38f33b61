import { ModulePage } from '../../components/module-page';
import { SubscriptionsContent } from './subscriptions-content';

export function SubscriptionsPage() {
  return (
    <ModulePage module="subscriptions">
      <SubscriptionsContent />
    </ModulePage>
  );
}
