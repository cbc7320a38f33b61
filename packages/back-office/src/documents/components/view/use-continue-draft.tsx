import type { DocumentDraft } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useFailureText } from '../../../components/use-failure-text';
import { useDiscardDraft, useMakeDraft } from '../../../components/documents/api/document-drafts';
import { documentsMessages } from '../../../components/documents/messages';
import { LossDialog } from './loss-dialog';

/**
 * Makes a draft with the same content on the version that a colleague saved, in place of this one. Asks before that loses a
 * drawing or a signature.
 */
export function useContinueDraft(draft: DocumentDraft, release: () => void) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { mutate: make } = useMakeDraft();
  const { mutate: discard } = useDiscardDraft();
  const [asked, setAsked] = useState<number>();

  function continueOn(number: number): void {
    const { base, content } = draft;
    setAsked(undefined);
    if (base === null) return;
    make(
      { body: { ...content, base: { document_id: base.document_id, number } } },
      {
        onSuccess: (made) => {
          release();
          discard(draft.id);
          void navigate(paths.documents.new.preview.href(made.id), { replace: true });
        },
        onError: (error) => notify({ tone: 'error', title: text('preview.continueFailed'), text: failureText(error) }),
      },
    );
  }

  return {
    continueOn: (number: number) => (draft.kind === 'generated' ? continueOn(number) : setAsked(number)),
    question: asked !== undefined && (
      <LossDialog
        action={text('preview.continueOn', { number: asked })}
        loss="marks"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => continueOn(asked)}
      />
    ),
  };
}
