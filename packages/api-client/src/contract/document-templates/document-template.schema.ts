import { Type, type Static } from 'typebox';
import { fileSchema, idParams, idSchema, instantSchema, personSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { documentTemplatesResource } from './document-template.resource';
import { mailTextsSchema, templateContentSchema, templateFieldSchema } from './template-content.schema';

const { fields } = documentTemplatesResource;

export const documentTemplateSummarySchema = partSchema('DocumentTemplateSummary', fields, 'list');
export const documentTemplateSchema = partSchema('DocumentTemplate', fields, 'record', {
  content: templateContentSchema,
  mail_texts: mailTextsSchema,
});

/** A row of the list of document templates. */
export type DocumentTemplateSummary = Static<typeof documentTemplateSummarySchema>;
/** A document template. */
export type DocumentTemplate = Static<typeof documentTemplateSchema>;

export const templateFileSchema = named('TemplateFile', {
  id: idSchema,
  /** The uploader's file name, without path and control characters. */
  name: Type.String(),
  size: Type.Integer(),
  pages: Type.Integer(),
  content: templateContentSchema,
});
/** A checked file that does not belong to a template yet. */
export type TemplateFile = Static<typeof templateFileSchema>;

export const templateVersionSchema = named('TemplateVersion', {
  number: Type.Integer(),
  /** What changed, in the author's words. */
  note: Type.Union([Type.String(), Type.Null()]),
  /** Number of the earlier version whose file it has again. */
  restored_from: Type.Union([Type.Integer(), Type.Null()]),
  file_name: Type.String(),
  size: Type.Integer(),
  pages: Type.Integer(),
  /** Null for templates that come with the product. */
  author: Type.Union([personSchema, Type.Null()]),
  created_at: instantSchema,
});
/** A version of a template. */
export type TemplateVersion = Static<typeof templateVersionSchema>;

const versionParams = Type.Object({ id: idSchema, number: Type.Integer({ minimum: 1, maximum: 100_000 }) });
const noteSchema = Type.Optional(Type.Union([Type.String({ maxLength: 160 }), Type.Null()]));
const lock = { _version: Type.Integer({ minimum: 0 }) };

/** Request and response of `listDocumentTemplatesEndpoint`. */
export const listDocumentTemplatesSchema = {
  summary: 'Lists the document templates.',
  query: listQuerySchema,
  answers: { 200: listOf('DocumentTemplatePage', documentTemplateSummarySchema) },
} as const;
/** Request and response of `getDocumentTemplateEndpoint`. */
export const getDocumentTemplateSchema = {
  summary: 'Returns a document template.',
  params: idParams,
  answers: { 200: documentTemplateSchema },
} as const;
/** Request and response of `createDocumentTemplateEndpoint`. */
export const createDocumentTemplateSchema = {
  summary: 'Creates a document template from a file that the caller uploaded in the last 24 hours.',
  body: partSchema('CreateDocumentTemplateInput', fields, 'create'),
  answers: { 201: documentTemplateSchema },
} as const;
/** Request and response of `updateDocumentTemplateEndpoint`. */
export const updateDocumentTemplateSchema = {
  summary: 'Changes a document template; 412 with the newer one if it has changed since `_version`.',
  params: idParams,
  body: partSchema('UpdateDocumentTemplateInput', fields, 'save', lock),
  answers: { 200: documentTemplateSchema },
  errors: [412],
} as const;
/** Request and response of `deleteDocumentTemplateEndpoint`. */
export const deleteDocumentTemplateSchema = {
  summary: 'Deletes a document template; 409 `in_use` with their number if documents were made from it.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `duplicateDocumentTemplateEndpoint`. */
export const duplicateDocumentTemplateSchema = {
  summary: 'Creates a copy of a document template with its current version.',
  params: idParams,
  answers: { 201: documentTemplateSchema },
} as const;
/** Request and response of `uploadTemplateFileEndpoint`. */
export const uploadTemplateFileSchema = {
  summary:
    'Uploads a Word file (`file`, at most 20 MiB), checks it, and merges it once with sample data. 422 lists what is wrong and where in `findings`. The file is deleted after 24 hours if no template uses it.',
  answers: { 201: templateFileSchema },
  errors: [413, 415, 507],
} as const;
/** Request and response of `saveTemplateFieldsEndpoint`. */
export const saveTemplateFieldsSchema = {
  summary: 'Changes label, type and order of the fields that authors are asked for; 412 as for a change.',
  params: idParams,
  body: named('SaveTemplateFieldsInput', { fields: Type.Array(templateFieldSchema, { maxItems: 100 }), ...lock }),
  answers: { 200: documentTemplateSchema },
  errors: [412],
} as const;
/** Request and response of `saveTemplateMailTextsEndpoint`. */
export const saveTemplateMailTextsSchema = {
  summary:
    'Changes what e-mails with documents of a template begin with; 422 names a tag that cannot be filled, 412 as for a change.',
  params: idParams,
  body: named('SaveTemplateMailTextsInput', { ...mailTextsSchema.properties, ...lock }),
  answers: { 200: documentTemplateSchema },
  errors: [412],
} as const;
/** Request and response of `listTemplateVersionsEndpoint`. */
export const listTemplateVersionsSchema = {
  summary: 'Lists the versions of a document template, newest first.',
  params: idParams,
  answers: { 200: named('TemplateVersions', { data: Type.Array(templateVersionSchema) }) },
} as const;
/** Request and response of `createTemplateVersionEndpoint`. */
export const createTemplateVersionSchema = {
  summary: 'Makes an uploaded file the next version; documents keep the version that they were made from.',
  params: idParams,
  body: named('CreateTemplateVersionInput', { file_id: idSchema, note: noteSchema, ...lock }),
  answers: { 201: documentTemplateSchema },
  errors: [412],
} as const;
/** Request and response of `restoreTemplateVersionEndpoint`. */
export const restoreTemplateVersionSchema = {
  summary: 'Makes the file of an earlier version the next version.',
  params: versionParams,
  body: named('RestoreTemplateVersionInput', lock),
  answers: { 201: documentTemplateSchema },
  errors: [412],
} as const;
/** Request and response of `downloadTemplateVersionEndpoint`. */
export const downloadTemplateVersionSchema = {
  summary: 'Returns the Word file of a version as an attachment.',
  params: versionParams,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `templateSampleEndpoint`. */
export const templateSampleSchema = {
  summary: 'Returns the PDF of a version: merged with sample data, or with its tags.',
  params: versionParams,
  query: Type.Object({ data: Type.Optional(Type.Union([Type.Literal('sample'), Type.Literal('tags')])) }),
  answers: { 200: fileSchema },
  errors: [507],
} as const;
