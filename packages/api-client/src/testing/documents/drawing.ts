import type { Handlers } from '../http/call';
import { ProblemError, requireVersion } from '../http/problem';
import { documentOf, draftOf, showDocument } from './document';
import { replaceDraftPdf, showDraft } from './document-draft';
import { addPdfVersion, versionOf } from './documents';
import { refuseWhileEdited } from './edit-lock';
import { samplePdf } from './sample-pdf';

const drawnFacts = { kind: 'drawn', signature: null } as const;

export function requireUnsigned(isSigned: boolean): void {
  if (isSigned)
    throw new ProblemError(
      409,
      'document_signed',
      'A signed version cannot be changed. Start from the version before its signature.',
    );
}

const drawn = (title: string, pages: number, strokes: readonly unknown[]) =>
  samplePdf(pages, [title, `${strokes.length} strokes`]);

export const drawingHandlers = {
  downloadDrawing: (call) => {
    const { kind, pages } = versionOf(call);
    requireUnsigned(kind === 'signed');
    return drawn(documentOf(call.state, call.params.id).title, pages, call.body.strokes);
  },

  saveDrawing: (call) => {
    const { state, params, body, user } = call;
    const document = documentOf(state, params.id);
    const from = versionOf(call);
    requireUnsigned(from.kind === 'signed');
    refuseWhileEdited(call, document.id);
    requireVersion(document, body._version, (newer) => showDocument(newer, user()));
    addPdfVersion(call, document, from, drawnFacts);
    return showDocument(document, user());
  },

  downloadDraftDrawing: ({ state, params, user, body }) => {
    const draft = draftOf(state, params.id, user());
    requireUnsigned(draft.kind === 'signed');
    return drawn(draft.title, draft.pages, body.strokes);
  },

  drawOnDraft: ({ state, params, user, body }) => {
    const draft = draftOf(state, params.id, user());
    requireUnsigned(draft.kind === 'signed');
    requireVersion(draft, body._version, showDraft);
    return replaceDraftPdf(state, draft, drawnFacts);
  },
} satisfies Handlers;
