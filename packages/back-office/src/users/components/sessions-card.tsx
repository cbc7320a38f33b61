import type { Session, User } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card, Skeleton, Stack, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { useEndSession, useUserSessions } from '../api/users';
import { usersMessages } from '../messages';
import { EndAllSessionsDialog } from './end-all-sessions-dialog';
import { SessionRow } from './session-row';

/** The sessions of a user; those who may can end one, or all after a question. */
export function SessionsCard({ user }: { user: User }) {
  const text = useTexts(usersMessages);
  const [asking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useUserSessions(user.id);
  const canEnd = user.allowed_actions.includes('end-sessions');
  const sessions = data?.data ?? [];
  return (
    <Card
      actions={
        canEnd &&
        sessions.length > 0 && (
          <Button onClick={() => setAsking(true)} size="s">
            {text('sessions.endAll')}
          </Button>
        )
      }
      flush
      note={sessions.length > 0 && text('sessions.count', { count: sessions.length })}
      title={text('sessions.title')}
    >
      {data === undefined && error !== null && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('sessions.failed')} />
      )}
      {data === undefined && error === null && (
        <div className="user__empty">
          <Stack gap={3}>
            <Skeleton width="half" />
            <Skeleton width="full" />
          </Stack>
        </div>
      )}
      {data?.data.length === 0 && <p className="user__empty">{text('sessions.none')}</p>}
      {sessions.length > 0 && <SessionList canEnd={canEnd} sessions={sessions} userId={user.id} />}
      <EndAllSessionsDialog onClose={() => setAsking(false)} open={asking} user={user} />
    </Card>
  );
}

interface SessionListProps {
  sessions: readonly Session[];
  canEnd: boolean;
  userId: string;
}

function SessionList({ sessions, canEnd, userId }: SessionListProps) {
  const text = useTexts(usersMessages);
  const notify = useNotify();
  const end = useEndSession();
  const endOne = (sessionId: string) =>
    end.mutate(
      { params: { id: userId, session_id: sessionId } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('sessions.ended') }),
        onError: ({ message }) => notify({ tone: 'error', title: text('sessions.endFailed'), text: message }),
      },
    );
  return (
    <ul className="user__rows">
      {sessions.map((session) => (
        <SessionRow
          busy={end.isPending && end.variables.params.session_id === session.id}
          key={session.id}
          onEnd={canEnd ? endOne : undefined}
          session={session}
        />
      ))}
    </ul>
  );
}
