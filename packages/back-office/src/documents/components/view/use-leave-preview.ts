import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useRef } from 'react';
import { useBlocker } from 'react-router';
import { useDiscardDraft } from '../../../components/documents/api/document-drafts';
import { documentsMessages } from '../../../components/documents/messages';

/**
 * Asks before a preview is left that is not saved. Reloading and closing show the browser's own question and keep the draft.
 */
export function useLeavePreview(draftId: string) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const { mutateAsync: discardDraft, isPending } = useDiscardDraft();
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedWork(true);

  async function discard(): Promise<void> {
    try {
      await discardDraft(draftId);
      isFree.current = true;
      blocker.proceed?.();
    } catch (error) {
      notify({
        tone: 'error',
        title: text('discard.failed'),
        text: error instanceof Error ? error.message : undefined,
      });
      blocker.reset?.();
    }
  }

  return {
    isAsking: blocker.state === 'blocked',
    isDiscarding: isPending,
    stay: () => blocker.reset?.(),
    discard: () => void discard(),
    /** Leads on to where the user wanted to go. */
    proceed: () => {
      isFree.current = true;
      blocker.proceed?.();
    },
    /** Nothing is lost from now on: the document was saved or discarded, or is changed in the steps. */
    release: () => {
      isFree.current = true;
    },
  };
}
