import {
  createTemplateVersionEndpoint,
  downloadTemplateVersionEndpoint,
  listTemplateVersionsEndpoint,
  restoreTemplateVersionEndpoint,
  templateSampleEndpoint,
  uploadTemplateFileEndpoint,
} from '@atrium/api-client/contract';
import {
  createTemplateVersionSchema,
  downloadTemplateVersionSchema,
  listTemplateVersionsSchema,
  restoreTemplateVersionSchema,
  templateSampleSchema,
  uploadTemplateFileSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  acceptUploads,
  fileRoute,
  idempotentRoute,
  receiverRoute,
  receiveToDisk,
  recordPublisher,
  route,
  uploadFolder,
} from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { readDocumentTemplate } from './document-template.service';
import { uploadTemplateFile } from './files/template-file.service';
import {
  createTemplateVersion,
  openTemplateFile,
  openTemplatePdf,
  readTemplateVersions,
  restoreTemplateVersion,
} from './template-version.service';

export async function templateVersionsRoutes(
  app: FastifyInstance,
  dependencies: BackOfficeDependencies,
): Promise<void> {
  const publish = recordPublisher(dependencies, 'document-templates');
  const { settings } = dependencies;
  const receiver = receiveToDisk(uploadFolder(settings), settings.limits.filesAtOnce);

  route(app, listTemplateVersionsEndpoint, listTemplateVersionsSchema, async ({ params, ...call }) => ({
    data: await readTemplateVersions(dependencies, call, params.id),
  }));
  idempotentRoute(app, dependencies, createTemplateVersionEndpoint, createTemplateVersionSchema, {
    effect: ({ params, body, ...call }, remember) =>
      publish.changed(params.id, createTemplateVersion(dependencies, call, params.id, body, remember)),
    answer: async (call, id) => readDocumentTemplate(dependencies, call, id),
  });
  idempotentRoute(app, dependencies, restoreTemplateVersionEndpoint, restoreTemplateVersionSchema, {
    effect: ({ params, body, ...call }, remember) =>
      publish.changed(params.id, restoreTemplateVersion(dependencies, call, params, body, remember)),
    answer: async (call, id) => readDocumentTemplate(dependencies, call, id),
  });
  fileRoute(app, downloadTemplateVersionEndpoint, downloadTemplateVersionSchema, ({ params, ...call }) =>
    openTemplateFile(dependencies, call, params),
  );
  fileRoute(app, templateSampleEndpoint, templateSampleSchema, ({ params, query, ...call }) =>
    openTemplatePdf(dependencies, call, params, query.data ?? 'sample'),
  );
  await acceptUploads(app, (uploading) => {
    receiverRoute(uploading, receiver, uploadTemplateFileEndpoint, uploadTemplateFileSchema, (call, file) =>
      uploadTemplateFile(dependencies, call, file),
    );
  });
}
