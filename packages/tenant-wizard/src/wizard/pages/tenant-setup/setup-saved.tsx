import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { tenantMessages } from '../../../tenant/messages';
import type { SaveState } from '../../../sections/form/model/section-saver';

/** Whether something typed is not with the service yet. */
export function SetupSaved({ status }: Pick<SaveState, 'status'>) {
  const text = useTexts(tenantMessages);
  if (status === 'failed' || status === 'stale') {
    return (
      <span className="saved-state" role="alert">
        <Status tone="danger">{text('setup.failed')}</Status>
      </span>
    );
  }
  return (
    <span className="saved-state" role="status">
      {status === 'waiting' && text('wizard.saved.unsaved')}
      {status === 'saving' && text('wizard.saved.saving')}
    </span>
  );
}
