import type { Session } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEndSession } from '../../../api/sessions';
import { settingsMessages } from '../../../settings-messages';
import { SessionRow } from './session-row';

export interface SessionListProps {
  readonly sessions: readonly Session[];
}

/** The account's sessions. */
export function SessionList({ sessions }: SessionListProps) {
  const t = useTexts(settingsMessages);
  const notify = useNotify();
  const { mutate: end, isPending, variables } = useEndSession();
  const onSuccess = () => void notify({ tone: 'success', title: t('sessions.ended') });
  const onError = () => void notify({ tone: 'error', title: t('sessions.endFailed') });

  return (
    <ul aria-label={t('sessions.list')} className="auth-sessions">
      {sessions.map((session) => (
        <SessionRow
          busy={isPending && variables.params?.id === session.id}
          key={session.id}
          onEnd={() => end({ params: { id: session.id } }, { onSuccess, onError })}
          session={session}
        />
      ))}
    </ul>
  );
}
