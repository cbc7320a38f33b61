import { type ApiClient, download } from '@atrium/api-client';
import {
  documentPdfEndpoint,
  documentWordEndpoint,
  draftPdfEndpoint,
  draftWordEndpoint,
  editSessionPdfEndpoint,
} from '@atrium/api-client/contract';

/** Where files come from: a draft, or a version of a document. */
export type FileSource = { readonly draftId: string } | { readonly documentId: string; readonly number: number };

/** What the user last saved while editing, before it is a version. */
export interface EditedSource {
  readonly documentId: string;
  readonly sessionId: string;
}

export type FileKind = 'pdf' | 'word';

interface Control {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

const transferControl = ({ signal, onProgress }: Control) => ({
  signal,
  onProgress: ({ loaded, total }: { loaded: number; total: number | undefined }) =>
    total !== undefined && onProgress?.(loaded / total),
});

/** Loads the PDF or the Word file of a draft or a version. */
export function loadFile(client: ApiClient, source: FileSource, kind: FileKind, parts: Control = {}) {
  const control = transferControl(parts);
  if ('draftId' in source) {
    const params = { id: source.draftId };
    return download(client, kind === 'pdf' ? draftPdfEndpoint : draftWordEndpoint, { params, ...control });
  }
  const params = { id: source.documentId, number: source.number };
  return download(client, kind === 'pdf' ? documentPdfEndpoint : documentWordEndpoint, { params, ...control });
}

/** Loads the PDF of what the user last saved while editing. */
export const loadEdited = (client: ApiClient, { documentId, sessionId }: EditedSource, parts: Control = {}) =>
  download(client, editSessionPdfEndpoint, {
    params: { id: documentId, session_id: sessionId },
    ...transferControl(parts),
  });
