import { useTexts } from '@atrium/i18n';
import { Card } from '@atrium/ui-kit';
import { useSessions } from '../../../api/sessions';
import { LoadFailure } from '../../../components/load-failure';
import { ListSkeleton } from '../../../components/list-skeleton';
import { settingsMessages } from '../../../settings-messages';
import { EndOtherSessions } from './end-other-sessions';
import { SessionList } from './session-list';

/** The account's sessions, with buttons that end them. */
export function Sessions() {
  const t = useTexts(settingsMessages);
  const { data, error, isFetching, refetch } = useSessions();
  const count = data?.data.length ?? 0;
  return (
    <Card
      actions={count > 1 && <EndOtherSessions />}
      flush
      note={count > 0 && t('sessions.count', { count })}
      title={t('sessions.title')}
    >
      <p className="auth-block auth-hint">{t('sessions.text')}</p>
      {data !== undefined && <SessionList sessions={data.data} />}
      {data === undefined && error === null && <ListSkeleton label={t('sessions.loading')} />}
      {data === undefined && error !== null && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={t('sessions.loadFailed')} />
      )}
    </Card>
  );
}
