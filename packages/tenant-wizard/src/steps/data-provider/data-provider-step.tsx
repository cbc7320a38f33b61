import { useTexts } from '@atrium/i18n';
import { LaterSection } from '../../components/later-section';
import { tenantMessages } from '../../messages';

export function DataProviderStep() {
  const text = useTexts(tenantMessages);
  return <LaterSection holds={text('step.later.dataProvider')} section="data_provider" />;
}
