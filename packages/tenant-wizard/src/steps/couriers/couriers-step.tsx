import { useTexts } from '@atrium/i18n';
import { LaterSection } from '../../components/later-section';
import { tenantMessages } from '../../messages';

export function CouriersStep() {
  const text = useTexts(tenantMessages);
  return <LaterSection holds={text('step.later.couriers')} section="couriers" />;
}
