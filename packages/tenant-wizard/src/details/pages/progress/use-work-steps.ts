import type { Operation, OperationStep } from '@atrium/api-client/contract';
import { formatDuration, useTexts } from '@atrium/i18n';
import type { WorkStep, WorkStepState } from '@atrium/ui-kit';
import { tenantDetailsMessages } from '../../messages';
import { stepSeconds } from '../../model/operation-progress';
import { toCause, toStepName, toWarning } from '../../model/operation-texts';

const workStates: Readonly<Record<OperationStep['state'], WorkStepState>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  undone: 'waiting',
};

/** Steps of an operation as texts, with their durations at `now` of the server clock. */
export function useWorkSteps({ steps, state: operationState }: Operation, now: number): WorkStep[] {
  const text = useTexts(tenantDetailsMessages);

  function detailOf({ state, cause, usual_seconds: usual }: OperationStep) {
    if (state === 'failed') return text(`progress.cause.${toCause(cause)}`);
    if (state === 'done' && cause !== null) return text(`progress.warning.${toWarning(cause)}`);
    if (state === 'running' && usual !== null) return text('progress.stepUsual', { usual: formatDuration(usual) });
    return undefined;
  }

  return steps.map((step) => {
    const stopped = step.state === 'running' && operationState === 'failed' ? 'waiting' : step.state;
    const seconds = stepSeconds(step, now);
    // A step that ended with a warning was not done.
    const isDone = stopped === 'done' && step.cause === null;
    const counted = stopped === 'done' || stopped === 'running' || stopped === 'failed';
    return {
      id: step.name,
      label: text(`progress.${isDone ? 'step' : 'stepToDo'}.${toStepName(step.name)}`),
      state: workStates[stopped],
      stateText: text(`progress.stepState.${stopped}`),
      detail: detailOf(step),
      time: counted && seconds !== undefined ? formatDuration(seconds) : text(`progress.stepState.${stopped}`),
    };
  });
}
