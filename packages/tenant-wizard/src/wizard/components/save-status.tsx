import { formatDate, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Status, useHasUnsavedWork } from '@atrium/ui-kit';
import { useState } from 'react';
import type { Wizard } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';
import { stepNumber, type WizardPlace } from '../../tenant/model/section';
import { timeOfDay } from '../../tenant/model/local-time';
import { useSaveSummary } from './use-save-summary';
import { useWrongFields } from './use-wrong-fields';

interface SaveStatusProps {
  savers: Wizard['savers'];
  place: WizardPlace;
  onRetry: () => void;
}

/** The save state: "Saved 10:42", or "Not saved, retry". A reopened draft first says from when and where it continues. */
export function SaveStatus({ savers, place, onRetry }: SaveStatusProps) {
  const text = useTexts(wizardMessages);
  const { status, savedAt } = useSaveSummary(savers);
  const hasUnsaved = useHasUnsavedWork();
  const common = useCommonTexts();
  const wrong = useWrongFields(savers).reduce((sum, [, count]) => sum + count, 0);
  const [openedAt] = useState(place);
  const step = stepNumber(place);

  function savedText() {
    if (savedAt === null) return text('saved.nothing');
    if (status === 'idle' && place === openedAt && step !== undefined) {
      return text('continuing', { date: formatDate(savedAt), step });
    }
    const today = formatDate(savedAt) === formatDate(new Date());
    return text('saved.at', { time: today ? timeOfDay(savedAt) : formatDate(savedAt) });
  }

  /** A secret waits until its field loses focus, a row until it is saved: both are unsaved. */
  const isWaiting = status === 'waiting' || hasUnsaved;

  if (status === 'failed' || status === 'stale') {
    return (
      <span className="save-status" role="alert">
        <Status tone="danger">
          {wrong > 0 ? text('saved.wrong', { errors: common('errors', { count: wrong }) }) : text('saved.failed')}
        </Status>
        {wrong === 0 && (
          <Button onClick={onRetry} size="s" variant="link">
            {text('saved.retry')}
          </Button>
        )}
      </span>
    );
  }
  return (
    <span className="save-status" role="status">
      {status === 'saving' ? text('saved.saving') : isWaiting ? text('saved.unsaved') : savedText()}
    </span>
  );
}
