import type { DocumentContent } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useReadContent } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';
import { fromContent, isStarted, type NewDocument } from '../../model/new-document';
import { readSavedDocument, saveDocument } from '../../model/saved-document';
import { type Loss, LossDialog } from './loss-dialog';

type Origin = Pick<NewDocument, 'draft' | 'base'>;

interface Asked {
  readonly document: NewDocument;
  readonly losses: readonly Loss[];
}

/**
 * Opens the fields of a draft or a document in the steps of a new document, after a question if that loses something.
 * `release` lets the page be left.
 */
export function useEditFields(release?: () => void) {
  const text = useTexts(documentsMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const { id: userId = '' } = useCurrentUser() ?? {};
  const { mutate: read } = useReadContent();

  const [asked, setAsked] = useState<Asked>();

  function open(document: NewDocument): void {
    release?.();
    saveDocument(userId, document);
    void navigate(paths.documents.new.fields.href());
  }

  function edit(content: DocumentContent, origin: Origin, lost: readonly Loss[] = []): void {
    const document = fromContent(content, origin);
    const losses = isStarted(readSavedDocument(userId)) ? ([...lost, 'unfinished'] as const) : lost;
    if (losses.length === 0) open(document);
    else setAsked({ document, losses });
  }

  return {
    edit,
    question: asked && (
      <LossDialog
        action={text('edit.fields')}
        losses={asked.losses}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => open(asked.document)}
      />
    ),
    /** Saving makes the next version of the document. */
    editDocument: (documentId: string, number: number): void =>
      read(documentId, {
        onSuccess: (content) => edit(content, { draft: null, base: { document_id: documentId, number } }),
        onError: ({ message }) => notify({ tone: 'error', title: text('edit.failed'), text: message }),
      }),
  };
}
