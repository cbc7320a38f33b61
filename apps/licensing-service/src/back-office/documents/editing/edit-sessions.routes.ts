import {
  askToFinishEndpoint,
  editSessionPdfEndpoint,
  extendEditSessionEndpoint,
  finishEditSessionEndpoint,
  listEditSessionsEndpoint,
  openEditSessionEndpoint,
  saveEditSessionEndpoint,
  uploadDocumentVersionEndpoint,
} from '@atrium/api-client/contract';
import {
  askToFinishSchema,
  editSessionPdfSchema,
  extendEditSessionSchema,
  finishEditSessionSchema,
  listEditSessionsSchema,
  openEditSessionSchema,
  saveEditSessionSchema,
  uploadDocumentVersionSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { findProgramSession } from '../../../identity';
import {
  acceptUploads,
  davRoutes,
  fileRoute,
  hasPermission,
  idempotentRoute,
  receiverRoute,
  receiveToDisk,
  recordPublisher,
  route,
  uploadFolder,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { openDocumentFile } from '../open-document-file';
import { askToFinish } from './ask-to-finish.service';
import { findEditSessionOf } from './edit-session.repository';
import {
  extendEditSession,
  findSavedFiles,
  finishEditSession,
  readEditSessions,
  refuseIfTaken,
} from './edit-session.service';
import { editedFile } from './edited-file';
import { openEditSession } from './open-edit-session.service';
import { uploadVersion } from '../versions/upload-version.service';
import { saveEdit } from './save-edit.service';

export async function editSessionsRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  const { settings, database, clock } = dependencies;
  const publish = recordPublisher(dependencies, 'documents');

  route(app, listEditSessionsEndpoint, listEditSessionsSchema, async ({ params, ...call }) => ({
    data: await readEditSessions(dependencies, call, params.id),
  }));
  route(app, openEditSessionEndpoint, openEditSessionSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, openEditSession(dependencies, call, params.id, body.program)),
  );
  route(app, extendEditSessionEndpoint, extendEditSessionSchema, ({ params, ...call }) =>
    extendEditSession(dependencies, call, params),
  );
  route(app, finishEditSessionEndpoint, finishEditSessionSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, finishEditSession(dependencies, call, params));
    return null;
  });
  idempotentRoute(app, dependencies, askToFinishEndpoint, askToFinishSchema, {
    effect: ({ params, ...call }, remember) => askToFinish(dependencies, call, params, remember),
    answer: async () => null,
  });
  fileRoute(app, editSessionPdfEndpoint, editSessionPdfSchema, async ({ params, ...call }) =>
    openDocumentFile(dependencies, await findSavedFiles(dependencies, call, params), 'pdf'),
  );

  const receiver = receiveToDisk(uploadFolder(settings), settings.limits.filesAtOnce);
  await acceptUploads(app, (uploading) => {
    receiverRoute(uploading, receiver, uploadDocumentVersionEndpoint, uploadDocumentVersionSchema, (call, received) => {
      const { params, body } = call;
      const saved = uploadVersion(dependencies, call, params.id, { received, input: body });
      return publish.changed(params.id, saved);
    });
    receiverRoute(uploading, receiver, saveEditSessionEndpoint, saveEditSessionSchema, async (call, received) => {
      const { params } = call;
      const saved = saveEdit(dependencies, call, {
        params,
        received,
        check: async (_tx, { own, sessions }, at) => refuseIfTaken(own, sessions, at),
      });
      await publish.changed(params.id, saved);
      return extendEditSession(dependencies, call, params);
    });
  });

  await davRoutes(app, {
    id: 'documents.dav',
    settings,
    open: async (token, { caller }) => {
      const found = await findProgramSession(database, token, clock());
      if (found === null || !hasPermission(found.user, 'update/documents')) return null;
      const session = await findEditSessionOf(database, found.id);
      if (session === null || session.endedAt !== null) return null;
      const call = { user: found.user, caller: { ...caller, user: found.user, sessionId: found.id } };
      return editedFile(dependencies, call, { id: session.documentId, session_id: session.id });
    },
  });
}
