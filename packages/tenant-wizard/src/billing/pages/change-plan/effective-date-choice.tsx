import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { RadioCard, RadioCardGroup } from '@atrium/ui-kit';
import { planChangeMessages } from '../../messages';

export type When = 'now' | 'renewal';

interface EffectiveDateChoiceProps {
  value: When;
  onChange: (when: When) => void;
  /** Credit for an immediate change, in cents. */
  credit: number;
  /** End of the current period. */
  renewal: string;
}

/** Chooses when a smaller plan takes effect: now, or with the next period. */
export function EffectiveDateChoice({ value, onChange, credit, renewal }: EffectiveDateChoiceProps) {
  const text = useTexts(planChangeMessages);
  return (
    <RadioCardGroup legend={text('when.legend')}>
      <RadioCard
        checked={value === 'now'}
        name="when"
        note={text('when.nowNote', { amount: formatMoney(credit, 'EUR') })}
        onChange={() => onChange('now')}
        title={text('when.now')}
        value="now"
      />
      <RadioCard
        checked={value === 'renewal'}
        name="when"
        note={text('when.renewalNote', { date: formatBillingDay(renewal) })}
        onChange={() => onChange('renewal')}
        title={text('when.renewal')}
        value="renewal"
      />
    </RadioCardGroup>
  );
}
