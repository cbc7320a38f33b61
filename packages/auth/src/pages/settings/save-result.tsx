import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { settingsMessages } from '../../settings-messages';

export interface SaveResultProps {
  readonly result: 'saved' | 'failed' | null;
}

/** How saving one block of the settings ended, said where it was pressed. */
export function SaveResult({ result }: SaveResultProps) {
  const t = useTexts(settingsMessages);
  return (
    <div aria-live="polite" className="auth-save-result">
      {result === 'saved' && <Status tone="success">{t('saved')}</Status>}
      {result === 'failed' && <Status tone="danger">{t('failed')}</Status>}
    </div>
  );
}
