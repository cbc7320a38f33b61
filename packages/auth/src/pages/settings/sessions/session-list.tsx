import type { Session } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, Status } from '@atrium/ui-kit';
import { useState } from 'react';
import { useEndOtherSessions, useEndSession } from '../../../api/sessions';
import { settingsMessages } from '../../../settings-messages';
import { SessionRow } from './session-row';

export interface SessionListProps {
  readonly sessions: readonly Session[];
}

type Ended = 'ended' | 'othersEnded' | 'endFailed';

/** The log-ins of the account; ending all others asks first. */
export function SessionList({ sessions }: SessionListProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<Ended | null>(null);
  const failed = () => setResult('endFailed');

  return (
    <>
      <ul aria-label={t('sessions.list')} className="auth-sessions">
        {sessions.map((session) => (
          <SessionRow
            busy={end.isPending && end.variables.params?.id === session.id}
            key={session.id}
            onEnd={() =>
              end.mutate({ params: { id: session.id } }, { onSuccess: () => setResult('ended'), onError: failed })
            }
            session={session}
          />
        ))}
      </ul>
      <div className="auth-block auth-block--foot">
        {sessions.length > 1 && <Button onClick={() => setAsking(true)}>{t('sessions.endOthers')}</Button>}
        <div aria-live="polite">
          {result !== null && (
            <Status tone={result === 'endFailed' ? 'danger' : 'success'}>{t(`sessions.${result}`)}</Status>
          )}
        </div>
      </div>
      <ConfirmDialog
        busy={endOthers.isPending}
        cancelLabel={common('cancel')}
        confirmLabel={t('sessions.endOthersConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          endOthers.mutate(
            {},
            { onSuccess: () => setResult('othersEnded'), onError: failed, onSettled: () => setAsking(false) },
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
