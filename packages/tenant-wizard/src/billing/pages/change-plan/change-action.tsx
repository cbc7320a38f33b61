import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { PayButton } from '../../../sections/payment/components/pay-button';
import { isPayable } from '../../../sections/payment/components/use-payment-run';
import { planChangeMessages } from '../../messages';
import type { useChangePlan } from './use-change-plan';

interface ChangeActionProps {
  /** Id of the form it submits. */
  form: string;
  state: ReturnType<typeof useChangePlan>;
}

/** The submit button: pays, applies a free change, or schedules a change. */
export function ChangeAction({ form, state }: ChangeActionProps) {
  const text = useTexts(planChangeMessages);
  const { purpose, due, shown, run, ways, plan, isPaused, atRenewal } = state;
  const changes = purpose === 'change';
  const pays = !isPaused && !atRenewal && (due !== 0 || !changes);
  if (pays || (run.phase !== 'finding' && !isPayable(run.phase))) {
    return (
      <PayButton
        amount={due ?? undefined}
        by={ways.by}
        form={form}
        isAdding={ways.cardForm.busy}
        isRecalculating={shown.recalculating}
        hasOrdered={state.ordered !== undefined}
        isRetry={ways.isRetry}
        phase={run.phase}
      />
    );
  }

  function label(): string {
    if (plan.isPending) return text('changing');
    if (atRenewal) return text('submit.renewal');
    return text(changes ? 'submit.now' : 'submit.pay');
  }

  return (
    <Button busy={plan.isPending} form={form} size="l" type="submit" variant="primary">
      {label()}
    </Button>
  );
}
