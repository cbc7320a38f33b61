import type { Operation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import { tenantDetailsMessages } from '../../messages';
import { doneSteps } from '../../model/operation-progress';

/** Announces completed steps and failures politely; the running seconds are not read out. */
export function ProgressAnnouncement({ operation }: { operation: Operation }) {
  const text = useTexts(tenantDetailsMessages);
  const { state, kind, steps } = operation;
  return (
    <VisuallyHidden role="status">
      {state === 'failed'
        ? text(`progress.failedTitle.${kind}`)
        : text('progress.stepsDone', { done: doneSteps(operation), count: steps.length })}
    </VisuallyHidden>
  );
}
