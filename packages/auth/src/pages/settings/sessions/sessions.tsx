import { useTexts } from '@atrium/i18n';
import { Card } from '@atrium/ui-kit';
import { useSessions } from '../../../api/sessions';
import { LoadProblem } from '../../../components/load-problem';
import { WaitingLines } from '../../../components/waiting-lines';
import { settingsMessages } from '../../../settings-messages';
import { SessionList } from './session-list';

/** Where the account is logged in, and how to end that. */
export function Sessions() {
  const t = useTexts(settingsMessages);
  const { data, error, isFetching, refetch } = useSessions();
  return (
    <Card flush title={t('sessions.title')}>
      <p className="auth-block auth-hint">{t('sessions.text')}</p>
      {data !== undefined && <SessionList sessions={data.data} />}
      {data === undefined && error === null && <WaitingLines label={t('sessions.loading')} />}
      {data === undefined && error !== null && (
        <LoadProblem busy={isFetching} error={error} onRetry={() => void refetch()} title={t('sessions.loadFailed')} />
      )}
    </Card>
  );
}
