import { isConflictError, isNotFoundError, isStaleError, isValidationError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useFailureText } from '../../../components/use-failure-text';
import { useMakeDraft } from '../../../components/documents/api/document-drafts';
import { useReadDocument } from '../../../components/documents/api/documents';
import { newDocumentMessages } from '../../new-document-messages';
import type { NewDocumentState } from './use-new-document';

export type FieldErrors = Readonly<Record<string, string>>;

const nothing: FieldErrors = {};

/** Makes a draft from the document and opens its preview. */
export function useCreatePreview({ document, change, forget, content, gaps, isWaiting }: NewDocumentState) {
  const text = useTexts(newDocumentMessages);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { mutateAsync: make, isPending } = useMakeDraft();
  const read = useReadDocument();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [rejected, setRejected] = useState(nothing);

  function explain(error: unknown): string {
    if (isStaleError(error)) {
      const newer = error.problem['current'] as { readonly version: number } | undefined;
      if (document.draft !== null && newer !== undefined)
        change({ draft: { id: document.draft.id, version: newer.version } });
      return text('new.draftChanged');
    }
    if (isNotFoundError(error) && document.draft !== null) {
      change({ draft: null });
      return text('new.draftGone');
    }
    return failureText(error);
  }

  /** A colleague saved a newer version of the document that is changed: the next attempt continues on that one. */
  async function continueOnNewer(documentId: string): Promise<string> {
    const { current_version: number, last_modified: by } = await read(documentId);
    change({ base: { document_id: documentId, number } });
    return text('new.newerVersion', { name: by.full_name, number });
  }

  async function create(): Promise<void> {
    if (isWaiting) return;
    setAttempt((before) => before + 1);
    setFailure(undefined);
    setRejected(nothing);
    if (gaps.length > 0 || content === undefined) return;
    const { draft, base } = document;
    try {
      const made = await make(
        draft === null
          ? { body: { ...content, base } }
          : { id: draft.id, body: { ...content, _version: draft.version } },
      );
      forget();
      void navigate(paths.documents.new.preview.href(made.id));
    } catch (error) {
      if (isValidationError(error))
        setRejected(Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [name, texts.join(' ')])));
      else if (isConflictError(error) && base !== null)
        setFailure(await continueOnNewer(base.document_id).catch(() => explain(error)));
      else setFailure(explain(error));
    }
  }

  return { create: () => void create(), isBusy: isPending, attempt, failure, rejected };
}
