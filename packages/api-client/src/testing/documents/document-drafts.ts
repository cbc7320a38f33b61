import type { Handlers } from '../http/call';
import { notFound, requireVersion } from '../http/problem';
import { draftOf, templateOf } from './document';
import { addDraft, checkContent, remakeDraft, showDraft, summariseDraft } from './document-draft';
import { sampleDocx } from './sample-docx';
import { samplePdf } from './sample-pdf';

export const documentDraftHandlers = {
  listDocumentDrafts: ({ state, user }) => ({
    data: state.documentDrafts.filter(({ authorId }) => authorId === user().id).map(summariseDraft),
  }),

  getDocumentDraft: ({ state, params, user }) => showDraft(draftOf(state, params.id, user())),

  createDocumentDraft: (call) => {
    const { base = null, ...content } = call.body;
    return addDraft(call, content, base);
  },

  updateDocumentDraft: (call) => {
    const { _version: version, ...content } = call.body;
    const draft = draftOf(call.state, call.params.id, call.user());
    requireVersion(draft, version, showDraft);
    return remakeDraft(call, draft, content);
  },

  discardDocumentDraft: ({ state, params, user }) => {
    const draft = draftOf(state, params.id, user());
    state.documentDrafts = state.documentDrafts.filter((one) => one !== draft);
    return null;
  },

  draftPdf: ({ state, params, user }) => {
    const { title, pages, version } = draftOf(state, params.id, user());
    return samplePdf(pages, [title, `Draft ${version}`]);
  },

  draftWord: ({ state, params, user }) => {
    const { title, word, version } = draftOf(state, params.id, user());
    if (!word) throw notFound('document_draft_not_found');
    return sampleDocx([title, `Draft ${version}`]);
  },

  livePreview: (call) => {
    checkContent(call, call.body, false);
    const { title, pages } = templateOf(call.state, call.body.template_id);
    return samplePdf(pages, [
      title,
      ...Object.values(call.body.fields),
      ...call.body.items.map((item) => item.description),
    ]);
  },
} satisfies Handlers;
