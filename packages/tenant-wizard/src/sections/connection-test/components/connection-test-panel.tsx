import type { ConnectionStage, ConnectionTest } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Badge, Banner, Button, Card, VisuallyHidden, type Tone } from '@atrium/ui-kit';
import { CircleCheck, CircleDashed, CircleX, Loader, RefreshCw, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { connectionTestMessages } from '../messages';
import type { ConnectionTarget } from './connection-target';
import { FailureAdvice } from './failure-advice';
import { TechnicalDetail } from './technical-detail';
import { beginningStages, TestStages } from './test-stages';
import type { useConnectionRun } from './use-connection-run';

type Status = 'untested' | 'testing' | 'valid' | 'invalid';

const looks: Readonly<Record<Status, { tone: Tone; icon: LucideIcon }>> = {
  untested: { tone: 'neutral', icon: CircleDashed },
  testing: { tone: 'accent', icon: Loader },
  valid: { tone: 'success', icon: CircleCheck },
  invalid: { tone: 'danger', icon: CircleX },
};

interface ConnectionTestPanelProps {
  /** The test of the current values; undefined if they are untested. */
  readonly test: ConnectionTest | undefined;
  readonly run: Omit<ReturnType<typeof useConnectionRun>, 'start'>;
  readonly onStart: () => void;
  /** Stages to show until the first result. */
  readonly stages: readonly ConnectionStage[];
  readonly target: ConnectionTarget;
  /** Actions for a failure. */
  readonly action?: ReactNode;
}

/** The test of a connection: status, stages, and the cause and remedy of a failure. */
export function ConnectionTestPanel({ test, run, onStart, stages, target, action }: ConnectionTestPanelProps) {
  const text = useTexts(connectionTestMessages);
  const status: Status = run.running ? 'testing' : (test?.state ?? 'untested');
  const shownStages = test?.state === 'testing' ? test.stages : beginningStages(stages);
  const reason = test?.stages.find(({ state }) => state === 'failed')?.reason ?? null;
  const { tone, icon } = looks[status];

  return (
    <Card
      actions={
        run.cancellable ? (
          <Button icon={X} onClick={run.cancel} size="s">
            {text('cancel')}
          </Button>
        ) : (
          <Button busy={run.running} icon={RefreshCw} onClick={onStart} size="s">
            {text(run.running ? 'running' : test === undefined ? 'start' : 'again')}
          </Button>
        )
      }
      className="connection-test"
      flush
      note={
        <Badge icon={icon} tone={tone}>
          {text(`status.${status}`)}
        </Badge>
      }
      title={text('title')}
    >
      <VisuallyHidden role="status">{status === 'untested' ? '' : text(`status.${status}`)}</VisuallyHidden>
      {run.refusal !== undefined && <Banner role="alert" title={run.refusal} tone="danger" />}
      {run.failure !== undefined && <Banner role="alert" title={text(run.failure)} tone="danger" />}
      {status === 'untested' && <p className="connection-test__untested">{text('untested')}</p>}
      {status === 'testing' && <TestStages stages={shownStages} target={target} />}
      {!run.running && test !== undefined && test.state !== 'testing' && (
        <TestStages stages={test.stages} target={target} />
      )}
      {status === 'invalid' && test !== undefined && reason !== null && (
        <>
          <FailureAdvice action={action} reason={reason} target={target} />
          <TechnicalDetail target={target} test={test} />
        </>
      )}
    </Card>
  );
}
