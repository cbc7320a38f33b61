import type { EditSession } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFinishEditSession } from '../../api/edit-sessions';
import { useKeptLock } from '../../api/page-editing';
import { holderOf } from './holder-of';

/** Holds the lock of a document until its page is left. */
export function useLock(documentId: string, opened: EditSession) {
  const [session, setSession] = useState(opened);
  const { error } = useKeptLock(documentId, session);
  const { mutateAsync: finishSession } = useFinishEditSession();
  const isMounted = useRef(false);
  const isEnded = useRef(false);

  async function finish({ id }: EditSession): Promise<void> {
    await finishSession({ params: { id: documentId, session_id: id } });
    isEnded.current = true;
  }

  const release = useEffectEvent(() => {
    // The lock of a session that is not released lapses.
    if (!isMounted.current && !isEnded.current) finish(session).catch(() => undefined);
  });

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict mode mounts the same page again at once.
      queueMicrotask(release);
    };
  }, []);

  return {
    session,
    /** Follows a session that was opened in place of one that had ended. */
    follow: setSession,
    finish,
    /** Who edits the document after the lock of this page lapsed. */
    holder: holderOf(error),
  };
}

export type Lock = ReturnType<typeof useLock>;
