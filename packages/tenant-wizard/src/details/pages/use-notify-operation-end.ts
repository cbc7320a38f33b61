import type { Operation } from '@atrium/api-client/contract';
import { isRunning } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useRef } from 'react';
import { tenantDetailsMessages } from '../messages';

/** Confirms once that a watched operation succeeded. A creation shows that on its page. */
export function useNotifyOperationEnd(operation: Operation | null | undefined): void {
  const text = useTexts(tenantDetailsMessages);
  const notify = useNotify();
  const watched = useRef<string>(undefined);
  useEffect(() => {
    if (operation == null) return;
    const { id, kind, state } = operation;
    if (isRunning(operation)) watched.current = id;
    else if (watched.current === id) {
      watched.current = undefined;
      if (state === 'succeeded' && kind !== 'create')
        notify({ tone: 'success', title: text(`progress.ended.${kind}`) });
    }
  }, [operation, notify, text]);
}
