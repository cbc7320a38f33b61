import { formatDate, useTexts } from '@atrium/i18n';
import { Button, Status } from '@atrium/ui-kit';
import type { Wizard } from '../components/use-wizard';
import { tenantMessages } from '../messages';
import { timeOfDay } from '../model/shown-time';
import { useSaveSummary } from './use-save-summary';

/** Whether what was typed is with the service: "Saved 10:42", or "Not saved, retry". */
export function SavedState({ savers, onRetry }: { savers: Wizard['savers']; onRetry: () => void }) {
  const text = useTexts(tenantMessages);
  const { status, savedAt } = useSaveSummary(savers);

  function savedText() {
    if (savedAt === null) return text('wizard.saved.nothing');
    const today = formatDate(savedAt) === formatDate(new Date());
    return text('wizard.saved.at', { time: today ? timeOfDay(savedAt) : formatDate(savedAt) });
  }

  if (status === 'failed' || status === 'stale') {
    return (
      <span className="saved-state" role="alert">
        <Status tone="danger">{text('wizard.saved.failed')}</Status>
        {status === 'failed' && (
          <Button onClick={onRetry} size="s" variant="link">
            {text('wizard.saved.retry')}
          </Button>
        )}
      </span>
    );
  }
  return (
    <span className="saved-state" role="status">
      {status === 'saving' && text('wizard.saved.saving')}
      {status === 'waiting' && text('wizard.saved.unsaved')}
      {(status === 'saved' || status === 'idle') && savedText()}
    </span>
  );
}
