import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { maximumMediaBytes } from '../media/media-limits';
import { pdfMediaType, wordMediaType } from './document-media-types';
import type {
  createTemplateVersionSchema,
  downloadTemplateVersionSchema,
  listTemplateVersionsSchema,
  restoreTemplateVersionSchema,
  saveTemplateFieldsSchema,
  saveTemplateMailTextsSchema,
  templateSampleSchema,
  uploadTemplateFileSchema,
} from './document-template.schema';

const view = { kind: 'permission', permission: 'view/document-templates' } as const;
const update = { kind: 'permission', permission: 'update/document-templates' } as const;

/** `POST /document-templates/files` responds with 201. */
export const uploadTemplateFileEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof uploadTemplateFileSchema>>({
  id: 'document-templates.upload-file',
  method: 'POST',
  path: '/document-templates/files',
  access: { kind: 'permission', permission: 'create/document-templates' },
  csrf: 'session',
  rateLimit: 'file',
  upload: { field: 'file', maximum: maximumMediaBytes },
});

/** `PUT /document-templates/{id}/fields` responds with 200; may throw StaleError (412). */
export const saveTemplateFieldsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveTemplateFieldsSchema>>({
  id: 'document-templates.save-fields',
  method: 'PUT',
  path: '/document-templates/{id}/fields',
  access: update,
  csrf: 'session',
});

/** `PUT /document-templates/{id}/mail-texts` responds with 200; may throw StaleError (412). */
export const saveTemplateMailTextsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveTemplateMailTextsSchema>>(
  {
    id: 'document-templates.save-mail-texts',
    method: 'PUT',
    path: '/document-templates/{id}/mail-texts',
    access: update,
    csrf: 'session',
  },
);

/** `GET /document-templates/{id}/versions` responds with 200. */
export const listTemplateVersionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listTemplateVersionsSchema>>({
  id: 'document-templates.versions',
  method: 'GET',
  path: '/document-templates/{id}/versions',
  access: view,
  csrf: 'none',
});

/** `POST /document-templates/{id}/versions` responds with 201; may throw StaleError (412). */
export const createTemplateVersionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createTemplateVersionSchema>>(
  {
    id: 'document-templates.create-version',
    method: 'POST',
    path: '/document-templates/{id}/versions',
    access: update,
    csrf: 'session',
    idempotency: 'required',
  },
);

/** `POST /document-templates/{id}/versions/{number}/restore` responds with 201; may throw StaleError (412). */
export const restoreTemplateVersionEndpoint = /* @__PURE__ */ defineEndpoint<
  CallOf<typeof restoreTemplateVersionSchema>
>({
  id: 'document-templates.restore-version',
  method: 'POST',
  path: '/document-templates/{id}/versions/{number}/restore',
  access: update,
  csrf: 'session',
  idempotency: 'required',
});

/** `GET /document-templates/{id}/versions/{number}/file` responds with the Word file. */
export const downloadTemplateVersionEndpoint = /* @__PURE__ */ defineEndpoint<
  CallOf<typeof downloadTemplateVersionSchema>
>({
  id: 'document-templates.download-version',
  method: 'GET',
  path: '/document-templates/{id}/versions/{number}/file',
  access: view,
  csrf: 'none',
  file: { name: 'template.docx', mediaType: wordMediaType },
});

/** `GET /document-templates/{id}/versions/{number}/pdf` responds with a PDF. */
export const templateSampleEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof templateSampleSchema>>({
  id: 'document-templates.sample',
  method: 'GET',
  path: '/document-templates/{id}/versions/{number}/pdf',
  access: view,
  csrf: 'none',
  file: { name: 'template.pdf', mediaType: pdfMediaType },
});
