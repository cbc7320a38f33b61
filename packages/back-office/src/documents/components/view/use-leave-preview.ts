import { isNotFoundError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useRef } from 'react';
import { useBlocker } from 'react-router';
import { useFailureText } from '../../../components/use-failure-text';
import { useDiscardDraft } from '../../../components/documents/api/document-drafts';
import { documentsMessages } from '../../../components/documents/messages';

/**
 * Asks before a preview is left that is not saved. Reloading and closing show the browser's own question and keep the draft.
 */
export function useLeavePreview(draftId: string) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutateAsync: discardDraft, isPending } = useDiscardDraft();
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedWork(true);

  async function discard(): Promise<void> {
    try {
      await discardDraft(draftId);
    } catch (error) {
      // A draft that no longer exists is discarded.
      if (!isNotFoundError(error)) {
        notify({ tone: 'error', title: text('discard.failed'), text: failureText(error) });
        return blocker.reset?.();
      }
    }
    proceed();
  }

  function proceed(): void {
    isFree.current = true;
    blocker.proceed?.();
  }

  return {
    isAsking: blocker.state === 'blocked',
    isDiscarding: isPending,
    stay: () => blocker.reset?.(),
    discard: () => void discard(),
    /** Leads on to where the user wanted to go. */
    proceed,
    /** Nothing is lost from now on: the document was saved or discarded, or is changed in the steps. */
    release: () => {
      isFree.current = true;
    },
  };
}

export type LeavePreview = ReturnType<typeof useLeavePreview>;
