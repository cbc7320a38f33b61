import type { DocumentContent } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useFailureText } from '../../../components/use-failure-text';
import { useReadContent } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';
import { continues, fromContent, isStarted, type NewDocument } from '../../model/new-document';
import { readSavedDocument, saveDocument } from '../../model/saved-document';

type Origin = Pick<NewDocument, 'draft' | 'base'>;

/** Opens the fields of a draft or a document in the steps of a new document. What was typed there before goes on. */
export function useEditFields() {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { id: userId = '' } = useCurrentUser() ?? {};
  const { mutate: read } = useReadContent();

  function isContinued(origin: Origin): boolean {
    const saved = readSavedDocument(userId);
    return isStarted(saved) && continues(saved, origin);
  }

  function edit(content: DocumentContent, origin: Origin): void {
    if (!isContinued(origin)) saveDocument(userId, fromContent(content, origin));
    void navigate(paths.documents.new.fields.href());
  }

  return {
    edit,
    /** Whether this tab is making another document, which is then lost. */
    losesAnother: (origin: Origin): boolean => isStarted(readSavedDocument(userId)) && !isContinued(origin),
    /** Saving makes the next version of the document. */
    editDocument: (documentId: string, number: number): void =>
      read(documentId, {
        onSuccess: (content) => edit(content, { draft: null, base: { document_id: documentId, number } }),
        onError: (error) => notify({ tone: 'error', title: text('edit.failed'), text: failureText(error) }),
      }),
  };
}
