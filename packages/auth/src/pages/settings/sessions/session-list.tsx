import type { Session } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useEndOtherSessions, useEndSession } from '../../../api/sessions';
import { settingsMessages } from '../../../settings-messages';
import { SessionRow } from './session-row';

export interface SessionListProps {
  readonly sessions: readonly Session[];
}

/** The account's sessions. Ending all others needs a confirmation. */
export function SessionList({ sessions }: SessionListProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const ended = (key: 'ended' | 'othersEnded') => notify({ tone: 'success', title: t(`sessions.${key}`) });
  const failed = () => notify({ tone: 'error', title: t('sessions.endFailed') });

  return (
    <>
      <ul aria-label={t('sessions.list')} className="auth-sessions">
        {sessions.map((session) => (
          <SessionRow
            busy={end.isPending && end.variables.params?.id === session.id}
            key={session.id}
            onEnd={() =>
              end.mutate({ params: { id: session.id } }, { onSuccess: () => ended('ended'), onError: failed })
            }
            session={session}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="auth-block auth-block--foot">
          <Button onClick={() => setAsking(true)}>{t('sessions.endOthers')}</Button>
        </div>
      )}
      <ConfirmDialog
        busy={endOthers.isPending}
        cancelLabel={common('cancel')}
        confirmLabel={t('sessions.endOthersConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          endOthers.mutate(
            {},
            { onSuccess: () => ended('othersEnded'), onError: failed, onSettled: () => setAsking(false) },
          )
        }
        open={asking}
        title={t('sessions.endOthers')}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </>
  );
}
