import type { PriceList } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { RadioCard, RadioCardGroup } from '@atrium/ui-kit';
import { useState } from 'react';
import { useSectionFields } from '../../form/components/section-form-context';
import { useWizard } from '../../form/components/use-wizard';
import { priceByList } from '../model/plan-price';
import { toSelection } from '../model/plan-values';
import type { SubscriptionValues } from '../model/subscription-values';
import { trialEndDay } from '../model/trial-end-day';
import { planMessages } from '../messages';

/** Net price of the choice; a dash while unknown. */
function figureOf(values: SubscriptionValues, prices: PriceList | undefined): string {
  const selection = toSelection(values);
  if (selection === null || prices === undefined) return '–';
  return formatMoney(priceByList(selection, prices, null).net, 'EUR');
}

/** Free trial or paid plan. If the service takes no payments, the paid plan says so. */
export function PlanCards({ prices }: { prices: PriceList | undefined }) {
  const text = useTexts(planMessages);
  const { config } = useWizard();
  const { form, errorOf } = useSectionFields<SubscriptionValues>();
  const [now] = useState(() => new Date());
  const { values } = form;
  const isPaid = values.plan === 'paid';
  const isAvailable = config.gateways.length > 0 || isPaid;

  const choose = (plan: 'trial' | 'paid') =>
    void form.setValues({ ...values, plan, hasQuantities: values.hasQuantities || plan === 'paid' });

  return (
    <RadioCardGroup error={errorOf('plan')} id="plan" legend={text('plan')}>
      <RadioCard
        checked={values.plan === 'trial'}
        figure={formatMoney(0, 'EUR')}
        name="plan"
        note={text('trialNote', { count: config.trial_days, date: trialEndDay(now, config.trial_days) })}
        onChange={() => choose('trial')}
        points={[text('trialPoint.everything'), text('trialPoint.noCard')]}
        title={text('trial')}
        value="trial"
      />
      <RadioCard
        checked={isPaid}
        disabled={!isAvailable}
        figure={isAvailable ? figureOf(values, prices) : text('unavailableFigure')}
        name="plan"
        note={paidNote()}
        onChange={() => choose('paid')}
        points={[text('paidPoint.quantities'), text('paidPoint.prorated')]}
        title={text('paid')}
        value="paid"
      />
    </RadioCardGroup>
  );

  function paidNote(): string {
    if (!isAvailable) return text('unavailableReason');
    return isPaid ? text(`paidNote.${values.cycle}`) : text(`paidNoteUnchosen.${values.cycle}`);
  }
}
