import { useTexts } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { Lock } from 'lucide-react';
import { paymentMessages } from '../messages';

/** Says where the card number goes. */
export function CardSafety() {
  const text = useTexts(paymentMessages);
  return (
    <p className="card-safety">
      <Icon icon={Lock} size="s" /> {text('cardSafety')}
    </p>
  );
}
