import { isConflictError, isNetworkError, isNotFoundError, isStaleError, isTimeoutError } from '@atrium/api-client';
import { getDocumentDraftEndpoint, type DocumentDetails, type DocumentDraft } from '@atrium/api-client/contract';
import { refreshRecords } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text';
import { useReadDocument, useSaveDraft } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';

/** Why a draft was not saved. Nothing is lost: the draft stays. */
export type SaveProblem =
  | { readonly kind: 'unreachable' | 'changed' | 'gone' }
  | { readonly kind: 'newer'; readonly document: DocumentDetails }
  | { readonly kind: 'other'; readonly error: unknown };

function problemOf(error: unknown): SaveProblem {
  if (isNetworkError(error) || isTimeoutError(error)) return { kind: 'unreachable' };
  if (isStaleError(error)) return { kind: 'changed' };
  if (isNotFoundError(error)) return { kind: 'gone' };
  return { kind: 'other', error };
}

/** Saves a draft in the application. */
export function useSavePreview(draft: DocumentDraft) {
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const read = useReadDocument();
  const { mutateAsync, isPending } = useSaveDraft();
  const [problem, setProblem] = useState<SaveProblem>();

  async function save(): Promise<DocumentDetails | undefined> {
    setProblem(undefined);
    try {
      const saved = await mutateAsync({ body: { draft_id: draft.id, _version: draft.version } });
      notify({
        tone: 'success',
        title: text('preview.saved'),
        text: text('versions.number', { number: saved.current_version }),
      });
      return saved;
    } catch (error) {
      const { base } = draft;
      const isNewer = isConflictError(error) && error.code === 'document_changed' && base !== null;
      const found = isNewer ? await newerVersion(error, base.document_id) : problemOf(error);
      if (found.kind === 'changed') void refreshRecords(queries, { get: getDocumentDraftEndpoint }, draft.id);
      setProblem(found);
      return undefined;
    }
  }

  /** The document as a colleague saved it. */
  async function newerVersion(conflict: unknown, documentId: string): Promise<SaveProblem> {
    try {
      return { kind: 'newer', document: await read(documentId) };
    } catch {
      return problemOf(conflict);
    }
  }

  function explain(found: SaveProblem): string {
    if (found.kind === 'unreachable') return common('failure.network');
    if (found.kind === 'other') return failureText(found.error);
    if (found.kind !== 'newer') return text(`preview.problem.${found.kind}`);
    const { last_modified: by, current_version: number } = found.document;
    return text('preview.problem.newer', { name: by.full_name, number });
  }

  return {
    save,
    isSaving: isPending,
    problem: problem && { ...problem, explanation: explain(problem) },
  };
}

export type SavePreview = ReturnType<typeof useSavePreview>;
