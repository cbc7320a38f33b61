import { useTexts } from '@atrium/i18n';
import { LaterSection } from '../../components/later-section';
import { tenantMessages } from '../../messages';

export function FiscalizationStep() {
  const text = useTexts(tenantMessages);
  return <LaterSection holds={text('step.later.fiscalization')} section="fiscalization" />;
}
