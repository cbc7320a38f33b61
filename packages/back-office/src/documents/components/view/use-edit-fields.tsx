import type { DocumentContent } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useFailureText } from '../../../components/use-failure-text';
import { useReadContent } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';
import { fromContent, isStarted, type NewDocument } from '../../model/new-document';
import { readSavedDocument, saveDocument } from '../../model/saved-document';
import { LossDialog } from './loss-dialog';

type Origin = Pick<NewDocument, 'draft' | 'base'>;

/**
 * Opens the fields of a draft or a document in the steps of a new document. Asks before they replace an unfinished
 * document. `release` lets the page be left.
 */
export function useEditFields(release?: () => void) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { id: userId = '' } = useCurrentUser() ?? {};
  const { mutate: read } = useReadContent();
  const [asked, setAsked] = useState<NewDocument>();

  function open(document: NewDocument): void {
    release?.();
    saveDocument(userId, document);
    void navigate(paths.documents.new.fields.href());
  }

  function edit(content: DocumentContent, origin: Origin): void {
    const document = fromContent(content, origin);
    if (isStarted(readSavedDocument(userId))) setAsked(document);
    else open(document);
  }

  return {
    edit,
    question: asked && (
      <LossDialog
        action={text('edit.fields')}
        loss="unfinished"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => open(asked)}
      />
    ),
    /** Saving makes the next version of the document. */
    editDocument: (documentId: string, number: number): void =>
      read(documentId, {
        onSuccess: (content) => edit(content, { draft: null, base: { document_id: documentId, number } }),
        onError: (error) => notify({ tone: 'error', title: text('edit.failed'), text: failureText(error) }),
      }),
  };
}
