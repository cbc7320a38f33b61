import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { RadioCard, RadioCardGroup, Stack } from '@atrium/ui-kit';
import { useState, type FormEvent } from 'react';
import { SectionHead } from '../../components/section-form/section-head';
import { sectionFormId, useWizard } from '../../components/use-wizard';
import { tenantMessages } from '../../messages';
import { trialEnd } from '../../model/trial-end';

/** Section 6: the plan. Paid plans are shown with the reason why they cannot be chosen yet. */
export function SubscriptionStep() {
  const text = useTexts(tenantMessages);
  const { tenant, config, savers, onDone } = useWizard();
  const saver = savers.subscription;
  const [plan, setPlan] = useState({ ...tenant.sections.subscription.data, ...saver.unsaved() }.plan ?? null);
  const [asked, setAsked] = useState(false);
  const [now] = useState(() => new Date());

  function choose() {
    setPlan('trial');
    saver.change({ plan: 'trial' });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (plan === 'trial' && (await saver.flush())) onDone();
  }

  return (
    <form id={sectionFormId} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
        <SectionHead title={text('wizard.section.subscription')}>{text('step.subscription.text')}</SectionHead>
        <RadioCardGroup
          error={asked && plan !== 'trial' && text('step.subscription.choose')}
          id="plan"
          legend={text('step.subscription.plan')}
        >
          <RadioCard
            checked={plan === 'trial'}
            figure={formatMoney(0, 'EUR')}
            name="plan"
            note={text('step.subscription.trialNote', {
              count: config.trial_days,
              date: formatDate(trialEnd(now, config.trial_days)),
            })}
            onChange={choose}
            points={[text('step.subscription.trialPoint.everything'), text('step.subscription.trialPoint.noCard')]}
            title={text('step.subscription.trial')}
            value="trial"
          />
          <RadioCard
            checked={false}
            disabled
            figure={text('step.subscription.paidFigure')}
            name="plan"
            note={text('step.subscription.paidReason')}
            points={[text('step.subscription.paidPoint.quantities'), text('step.subscription.paidPoint.cycle')]}
            readOnly
            title={text('step.subscription.paid')}
            value="paid"
          />
        </RadioCardGroup>
      </Stack>
    </form>
  );
}
