import { Readable } from 'node:stream';
import {
  createDocumentDraftEndpoint,
  discardDocumentDraftEndpoint,
  draftPdfEndpoint,
  draftWordEndpoint,
  getDocumentDraftEndpoint,
  listDocumentDraftsEndpoint,
  livePreviewEndpoint,
  updateDocumentDraftEndpoint,
} from '@atrium/api-client/contract';
import {
  createDocumentDraftSchema,
  discardDocumentDraftSchema,
  draftPdfSchema,
  draftWordSchema,
  getDocumentDraftSchema,
  listDocumentDraftsSchema,
  livePreviewSchema,
  updateDocumentDraftSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { disconnectSignal, fileRoute, idempotentRoute, route } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { openDocumentFile } from '../open-document-file';
import { changeDraft, createDraft, discardDraft, findOwnDraft, readDraft, readDrafts } from './document-draft.service';
import { createLivePreviews } from './live-preview.service';

export function documentDraftsRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  const livePreviews = createLivePreviews(dependencies);
  route(app, listDocumentDraftsEndpoint, listDocumentDraftsSchema, async (call) => ({
    data: await readDrafts(dependencies, call),
  }));
  fileRoute(app, livePreviewEndpoint, livePreviewSchema, async ({ body, ...call }) =>
    Readable.from([await livePreviews(call, body, disconnectSignal(call.reply))]),
  );
  idempotentRoute(app, dependencies, createDocumentDraftEndpoint, createDocumentDraftSchema, {
    effect: ({ body, ...call }, remember) => createDraft(dependencies, call, body, remember),
    answer: async (call, id) => readDraft(dependencies, call, id),
  });
  route(app, getDocumentDraftEndpoint, getDocumentDraftSchema, ({ params, ...call }) =>
    readDraft(dependencies, call, params.id),
  );
  route(app, updateDocumentDraftEndpoint, updateDocumentDraftSchema, ({ params, body, ...call }) =>
    changeDraft(dependencies, call, params.id, body),
  );
  route(app, discardDocumentDraftEndpoint, discardDocumentDraftSchema, async ({ params, ...call }) => {
    await discardDraft(dependencies, call, params.id);
    return null;
  });
  fileRoute(app, draftPdfEndpoint, draftPdfSchema, async ({ params, ...call }) =>
    openDocumentFile(dependencies, (await findOwnDraft(dependencies, call, params.id)).draft, 'pdf'),
  );
  fileRoute(app, draftWordEndpoint, draftWordSchema, async ({ params, ...call }) =>
    openDocumentFile(dependencies, (await findOwnDraft(dependencies, call, params.id)).draft, 'docx'),
  );
}
