import type { ConnectionStage, ConnectionTest, StageResult } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { StepList, type WorkStepState } from '@atrium/ui-kit';
import { connectionTestMessages } from '../messages';
import { wordsOf, type ConnectionTarget } from './connection-target';

const looks: Readonly<Record<StageResult['state'], WorkStepState>> = {
  passed: 'done',
  failed: 'failed',
  running: 'running',
  not_reached: 'waiting',
};

/** A test that has just started: its first stage runs. */
export const beginningStages = (stages: readonly ConnectionStage[]): StageResult[] =>
  stages.map((stage, place) => ({
    stage,
    state: place === 0 ? 'running' : 'not_reached',
    reason: null,
    seconds: null,
  }));

/** Stages of a test with their results and durations. */
export function TestStages({ stages, target }: Pick<ConnectionTest, 'stages'> & { readonly target: ConnectionTarget }) {
  const text = useTexts(connectionTestMessages);

  function timeOf(state: StageResult['state'], seconds: number | null): string {
    if (seconds === null) return text(`stageState.${state}`);
    return seconds === 0 ? text('underSecond') : text('seconds', { count: seconds });
  }

  return (
    <StepList
      label={text('stages')}
      steps={stages.map(({ stage, state, reason, seconds }) => ({
        id: stage,
        label: text(
          'provider' in target && (stage === 'name' || stage === 'tcp') ? `provider.stage.${stage}` : `stage.${stage}`,
        ),
        state: looks[state],
        stateText: text(`stageState.${state}`),
        detail: reason !== null && text(wordsOf('reason', reason, target)),
        time: timeOf(state, seconds),
      }))}
    />
  );
}
