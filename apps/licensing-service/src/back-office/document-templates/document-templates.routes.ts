import {
  createDocumentTemplateEndpoint,
  deleteDocumentTemplateEndpoint,
  duplicateDocumentTemplateEndpoint,
  exportDocumentTemplatesEndpoint,
  getDocumentTemplateEndpoint,
  listDocumentTemplatesEndpoint,
  saveTemplateFieldsEndpoint,
  saveTemplateMailTextsEndpoint,
  updateDocumentTemplateEndpoint,
} from '@atrium/api-client/contract';
import {
  createDocumentTemplateSchema,
  deleteDocumentTemplateSchema,
  duplicateDocumentTemplateSchema,
  getDocumentTemplateSchema,
  listDocumentTemplatesSchema,
  saveTemplateFieldsSchema,
  saveTemplateMailTextsSchema,
  updateDocumentTemplateSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, recordPublisher, route } from '../../platform';
import { exportRoute, readListPage } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { documentTemplateListing } from './document-template-listing';
import {
  changeDocumentTemplate,
  createDocumentTemplate,
  duplicateDocumentTemplate,
  readDocumentTemplate,
  removeDocumentTemplate,
  saveTemplateFields,
} from './document-template.service';
import { saveMailTexts } from './mail-texts/save-mail-texts.service';
import { templateVersionsRoutes } from './template-versions.routes';

export async function documentTemplatesRoutes(
  app: FastifyInstance,
  dependencies: BackOfficeDependencies,
): Promise<void> {
  const publish = recordPublisher(dependencies, 'document-templates');
  route(app, listDocumentTemplatesEndpoint, listDocumentTemplatesSchema, (call) =>
    readListPage(dependencies, documentTemplateListing, call),
  );
  exportRoute(app, dependencies, exportDocumentTemplatesEndpoint, documentTemplateListing);
  route(app, getDocumentTemplateEndpoint, getDocumentTemplateSchema, ({ params, ...call }) =>
    readDocumentTemplate(dependencies, call, params.id),
  );
  idempotentRoute(app, dependencies, createDocumentTemplateEndpoint, createDocumentTemplateSchema, {
    effect: ({ body, ...call }, remember) =>
      publish.created(createDocumentTemplate(dependencies, call, body, remember)),
    answer: async (call, id) => readDocumentTemplate(dependencies, call, id),
  });
  idempotentRoute(app, dependencies, duplicateDocumentTemplateEndpoint, duplicateDocumentTemplateSchema, {
    effect: ({ params, ...call }, remember) =>
      publish.created(duplicateDocumentTemplate(dependencies, call, params.id, remember)),
    answer: async (call, id) => readDocumentTemplate(dependencies, call, id),
  });
  route(app, updateDocumentTemplateEndpoint, updateDocumentTemplateSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, changeDocumentTemplate(dependencies, call, params.id, body)),
  );
  route(app, saveTemplateFieldsEndpoint, saveTemplateFieldsSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, saveTemplateFields(dependencies, call, params.id, body)),
  );
  route(app, saveTemplateMailTextsEndpoint, saveTemplateMailTextsSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, saveMailTexts(dependencies, call, params.id, body)),
  );
  route(app, deleteDocumentTemplateEndpoint, deleteDocumentTemplateSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, removeDocumentTemplate(dependencies, call, params.id));
    return null;
  });
  await templateVersionsRoutes(app, dependencies);
}
