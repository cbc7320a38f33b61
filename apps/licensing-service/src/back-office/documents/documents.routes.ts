import {
  createDocumentEndpoint,
  deleteDocumentEndpoint,
  readDocumentContentEndpoint,
  documentPdfEndpoint,
  documentWordEndpoint,
  duplicateDocumentEndpoint,
  exportDocumentsEndpoint,
  getDocumentEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  restoreDocumentVersionEndpoint,
  updateDocumentEndpoint,
} from '@atrium/api-client/contract';
import {
  createDocumentSchema,
  deleteDocumentSchema,
  documentPdfSchema,
  documentWordSchema,
  duplicateDocumentSchema,
  getDocumentSchema,
  listDocumentsSchema,
  listDocumentVersionsSchema,
  readDocumentContentSchema,
  restoreDocumentVersionSchema,
  updateDocumentSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute, idempotentRoute, recordPublisher, route } from '../../platform';
import { exportRoute, readListPage } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { removeDocument } from './delete-document.service';
import { documentListing } from './document-listing';
import { changeDocument, findVersionFiles, readContent, readDocument, readVersions } from './document.service';
import { createDraft, readDraft } from './drafts/document-draft.service';
import { documentDraftsRoutes } from './drafts/document-drafts.routes';
import { drawingRoutes } from './drawing/drawing.routes';
import { editSessionsRoutes } from './editing/edit-sessions.routes';
import { openDocumentFile } from './open-document-file';
import { saveDraft } from './save-draft.service';
import { sendingRoutes } from './sending/sending.routes';
import { signingRoutes } from './signing/signing.routes';
import { restoreVersion } from './versions/restore-version.service';

export async function documentsRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  const publish = recordPublisher(dependencies, 'documents');
  route(app, listDocumentsEndpoint, listDocumentsSchema, (call) => readListPage(dependencies, documentListing, call));
  exportRoute(app, dependencies, exportDocumentsEndpoint, documentListing);
  route(app, getDocumentEndpoint, getDocumentSchema, ({ params, ...call }) =>
    readDocument(dependencies, call, params.id),
  );
  route(app, readDocumentContentEndpoint, readDocumentContentSchema, ({ params, ...call }) =>
    readContent(dependencies, call, params.id),
  );
  idempotentRoute(app, dependencies, createDocumentEndpoint, createDocumentSchema, {
    effect: ({ body, ...call }, remember) => publish.created(saveDraft(dependencies, call, body, remember)),
    answer: async (call, id) => readDocument(dependencies, call, id),
  });
  idempotentRoute(app, dependencies, duplicateDocumentEndpoint, duplicateDocumentSchema, {
    effect: async ({ params, ...call }, remember) => {
      const content = await readContent(dependencies, call, params.id);
      return createDraft(dependencies, call, { ...content, title: null }, remember);
    },
    answer: async (call, id) => readDraft(dependencies, call, id),
  });
  route(app, updateDocumentEndpoint, updateDocumentSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, changeDocument(dependencies, call, params.id, body)),
  );
  route(app, deleteDocumentEndpoint, deleteDocumentSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, removeDocument(dependencies, call, params.id));
    return null;
  });
  route(app, listDocumentVersionsEndpoint, listDocumentVersionsSchema, async ({ params, ...call }) => ({
    data: await readVersions(dependencies, call, params.id),
  }));
  idempotentRoute(app, dependencies, restoreDocumentVersionEndpoint, restoreDocumentVersionSchema, {
    effect: ({ params, body, ...call }, remember) =>
      publish.changed(params.id, restoreVersion(dependencies, call, { ...params, ...body }, remember)),
    answer: async (call, id) => readDocument(dependencies, call, id),
  });
  fileRoute(app, documentPdfEndpoint, documentPdfSchema, async ({ params, ...call }) =>
    openDocumentFile(dependencies, await findVersionFiles(dependencies, call, params), 'pdf'),
  );
  fileRoute(app, documentWordEndpoint, documentWordSchema, async ({ params, ...call }) =>
    openDocumentFile(dependencies, await findVersionFiles(dependencies, call, params), 'docx'),
  );
  documentDraftsRoutes(app, dependencies);
  drawingRoutes(app, dependencies);
  await editSessionsRoutes(app, dependencies);
  sendingRoutes(app, dependencies);
  signingRoutes(app, dependencies);
}
