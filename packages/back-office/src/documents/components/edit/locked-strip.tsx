import type { EditSession } from '@atrium/api-client/contract';
import { formatDateTime, RichText, useTexts } from '@atrium/i18n';
import { Banner, Button, useNotify } from '@atrium/ui-kit';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text';
import { useAskToFinish } from '../../api/edit-sessions';
import { readAskedAt, saveAskedAt } from '../../model/asked-to-finish';
import { documentEditingMessages } from './messages';

interface LockedStripProps {
  documentId: string;
  /** The editing of someone else. */
  session: EditSession;
  /** Number of the current version. */
  number: number;
  mayAsk: boolean;
}

/** Who is editing the document, and since when. */
export function LockedStrip({ documentId, session, number, mayAsk }: LockedStripProps) {
  const { id, program, user, locked_at: lockedAt, opened_at: openedAt, saved_at: savedAt } = session;
  const text = useTexts(documentEditingMessages);
  const values = { name: user.full_name, since: formatDateTime(lockedAt ?? openedAt), number };
  return (
    <Banner
      action={mayAsk && <AskToFinish documentId={documentId} key={id} sessionId={id} />}
      flush
      icon={Lock}
      role="status"
      tone="info"
    >
      <RichText
        elements={{ name: <strong /> }}
        messages={documentEditingMessages}
        text={`other.${program}`}
        values={values}
      />
      {savedAt !== null && ` ${text('other.saved', { at: formatDateTime(savedAt) })}`}
    </Banner>
  );
}

function AskToFinish({ documentId, sessionId }: { documentId: string; sessionId: string }) {
  const text = useTexts(documentEditingMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutate: ask, isPending } = useAskToFinish();
  const [askedAt, setAskedAt] = useState(() => readAskedAt(sessionId));
  if (askedAt !== null) return <span role="status">{text('other.asked', { at: formatDateTime(askedAt) })}</span>;

  function send() {
    ask(
      { params: { id: documentId, session_id: sessionId } },
      {
        onSuccess: () => {
          const now = new Date().toISOString();
          saveAskedAt(sessionId, now);
          setAskedAt(now);
        },
        onError: (error) => notify({ tone: 'error', title: text('other.askFailed'), text: failureText(error) }),
      },
    );
  }

  return (
    <Button busy={isPending} onClick={send} size="s">
      {text('other.ask')}
    </Button>
  );
}
