import type { Selection } from '@atrium/api-client/contract';
import { formatBillingDay, useTexts } from '@atrium/i18n';
import { Banner, Button, useNotify } from '@atrium/ui-kit';
import { useUndoPlannedChange } from '../../api/undo-planned-change';
import { planChangeMessages } from '../../messages';
import { usePlanWords } from './plan-words';

interface PlannedChangeNoticeProps {
  tenantId: string;
  planned: Selection;
  /** Date on which it takes effect. */
  on: string;
}

/** The planned change of the next period, with a button to cancel it. */
export function PlannedChangeNotice({ tenantId, planned, on }: PlannedChangeNoticeProps) {
  const text = useTexts(planChangeMessages);
  const { planOf, quantitiesOf } = usePlanWords();
  const notify = useNotify();
  const undo = useUndoPlannedChange(tenantId);

  function press() {
    undo.mutate(
      { params: { id: tenantId } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('planned.undone') }),
        onError: () => notify({ tone: 'error', title: text('planned.undoFailed') }),
      },
    );
  }

  return (
    <Banner
      action={
        <Button busy={undo.isPending} onClick={press} size="s">
          {text('planned.undo')}
        </Button>
      }
      title={text('planned.title', { date: formatBillingDay(on) })}
      tone="info"
    >
      {text('planned.text', { plan: planOf(planned), quantities: quantitiesOf(planned) })}
    </Banner>
  );
}
