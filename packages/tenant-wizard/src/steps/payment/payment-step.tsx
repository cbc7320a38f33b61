import { useTexts } from '@atrium/i18n';
import { LaterSection } from '../../components/later-section';
import { tenantMessages } from '../../messages';

export function PaymentStep() {
  const text = useTexts(tenantMessages);
  return <LaterSection holds={text('step.later.payment')} section="payment" />;
}
