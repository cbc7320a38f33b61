import type { Operation, Tenant } from '@atrium/api-client/contract';
import { formatDuration, useTexts } from '@atrium/i18n';
import { ArchMeter, type ArchState } from '@atrium/ui-kit';
import { useEffect, useRef } from 'react';
import { tenantDetailsMessages } from '../../messages';
import { tenantMessages } from '../../../tenant/messages';
import { cancelSubject } from '../../model/operation-texts';
import { doneSteps, isLate, secondsLeft } from '../../model/operation-progress';
import { timeOfDay } from '../../../tenant/model/local-time';

interface ProgressHeadProps {
  tenant: Tenant;
  operation: Operation;
  now: number;
}

/** Title, start and progress of the running operation. A failure replaces the title and takes the focus. */
export function ProgressHead({ tenant, operation, now }: ProgressHeadProps) {
  const text = useTexts(tenantDetailsMessages);
  const tenantText = useTexts(tenantMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, state, steps, started_at: startedAt, usual_seconds: usual } = operation;
  const failed = state === 'failed';
  useEffect(() => {
    if (failed) heading.current?.focus();
  }, [failed]);

  const done = doneSteps(operation);
  const stepsDone = text('progress.stepsDone', { done, count: steps.length });

  function title() {
    if (failed) return text(`progress.failedTitle.${kind}`);
    return state === 'cancelling'
      ? text(`progress.cancelling.${cancelSubject(operation)}`)
      : text(`progress.title.${kind}`);
  }

  const name = tenant.title === '' ? tenantText('unnamed') : tenant.title;

  function started() {
    if (startedAt === null) return text('progress.queued', { name });
    const time = timeOfDay(startedAt);
    if (usual === null) return text('progress.started', { name, time });
    return text('progress.startedUsual', { name, time, usual: formatDuration(usual) });
  }

  function left() {
    if (isLate(operation, now)) return text('progress.late');
    const rest = state === 'running' ? secondsLeft(operation, now) : undefined;
    return rest === undefined
      ? stepsDone
      : text('progress.stepsDoneLeft', { steps: stepsDone, left: formatDuration(rest) });
  }

  const arches = steps.map(({ state: step }): ArchState => (step === 'undone' ? 'waiting' : step));
  return (
    <header className="progress-head">
      <ArchMeter steps={arches} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title()}
        </h1>
        <p className="progress-head__started">{started()}</p>
        {failed ? (
          <p className="progress-head__failed">{text('progress.failedText')}</p>
        ) : (
          <p className="progress-head__left">{left()}</p>
        )}
      </div>
    </header>
  );
}
