import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { wizardMessages } from '../../messages';
import type { SaveState } from '@atrium/forms';

/** Shows whether changes are unsaved. */
export function SetupSaved({ status }: Pick<SaveState, 'status'>) {
  const text = useTexts(wizardMessages);
  if (status === 'failed' || status === 'stale') {
    return (
      <span className="saved-state" role="alert">
        <Status tone="danger">{text('setup.failed')}</Status>
      </span>
    );
  }
  return (
    <span className="saved-state" role="status">
      {status === 'waiting' && text('saved.unsaved')}
      {status === 'saving' && text('saved.saving')}
    </span>
  );
}
