import { Type, type Static } from 'typebox';
import { conversionWarningSchema } from '../document-templates/template-content.schema';
import { fileSchema, idParams, idSchema, instantSchema, personSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { documentDraftSchema } from './document-draft.schema';
import { documentsResource } from './document.resource';
import { versionKind } from './version-kind.schema';

const { fields } = documentsResource;

export const documentVersionSchema = named('DocumentVersion', {
  number: Type.Integer(),
  ...versionKind,
  /** The version that it was made from; null for the first one. */
  parent: Type.Union([Type.Integer(), Type.Null()]),
  /** Number of the earlier version that it repeats. */
  restored_from: Type.Union([Type.Integer(), Type.Null()]),
  /** Has a Word file; drawn and signed versions have none. */
  word: Type.Boolean(),
  pages: Type.Integer(),
  /** Bytes of the PDF. */
  size: Type.Integer(),
  warnings: Type.Array(conversionWarningSchema),
  author: personSchema,
  created_at: instantSchema,
});
/** A version of a document. Its files never change. */
export type DocumentVersion = Static<typeof documentVersionSchema>;

export const documentSummarySchema = partSchema('DocumentSummary', fields, 'list');
export const documentSchema = partSchema('Document', fields, 'record', { current: documentVersionSchema });

/** A row of the list of documents. */
export type DocumentSummary = Static<typeof documentSummarySchema>;
/** A saved document with its current version. */
export type DocumentDetails = Static<typeof documentSchema>;

const versionParams = Type.Object({ id: idSchema, number: Type.Integer({ minimum: 1, maximum: 100_000 }) });
const lock = { _version: Type.Integer({ minimum: 0 }) };

/** Request and response of `listDocumentsEndpoint`. */
export const listDocumentsSchema = {
  summary: 'Lists the saved documents. Archived ones are listed only with a filter on `archived`.',
  query: listQuerySchema,
  answers: { 200: listOf('DocumentPage', documentSummarySchema) },
} as const;
/** Request and response of `getDocumentEndpoint`. */
export const getDocumentSchema = {
  summary: 'Returns a document with its current version.',
  params: idParams,
  answers: { 200: documentSchema },
} as const;
/** Request and response of `createDocumentEndpoint`. */
export const createDocumentSchema = {
  summary:
    'Saves a draft of the caller as a document, or as the next version of the document that it is based on, which also needs `update/documents`; 409 `document_changed` if that has a newer version, `document_locked` while someone else edits it.',
  body: named('CreateDocumentInput', { draft_id: idSchema, ...lock }),
  answers: { 201: documentSchema },
  errors: [404, 409, 412],
} as const;
/** Request and response of `updateDocumentEndpoint`. */
export const updateDocumentSchema = {
  summary: 'Changes a document; 412 with the newer one if it has changed since `_version`.',
  params: idParams,
  body: partSchema('UpdateDocumentInput', fields, 'save', lock),
  answers: { 200: documentSchema },
  errors: [412],
} as const;
/** Request and response of `deleteDocumentEndpoint`. */
export const deleteDocumentSchema = {
  summary:
    'Deletes a document and its files; 409 `document_final` if it is signed or sent: it can be archived; 409 `document_locked` while someone else edits it.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `duplicateDocumentEndpoint`. */
export const duplicateDocumentSchema = {
  summary: 'Creates a draft with the template, customer, fields and items of a document, and a new number.',
  params: idParams,
  answers: { 201: documentDraftSchema },
} as const;
/** Request and response of `listDocumentVersionsEndpoint`. */
export const listDocumentVersionsSchema = {
  summary: 'Lists the versions of a document, newest first.',
  params: idParams,
  answers: { 200: named('DocumentVersions', { data: Type.Array(documentVersionSchema) }) },
} as const;
/** Request and response of `uploadDocumentVersionEndpoint`. */
export const uploadDocumentVersionSchema = {
  summary:
    'Saves a Word file, or a PDF (`file`, at most 20 MiB), as the next version. A PDF that only adds valid signatures to the current one becomes a signed version, which also needs `sign/documents`; for any other, 409 `not_signed` with `reason`, unless `accept_unsigned` is true. 409 `document_locked` while someone else edits the document.',
  params: idParams,
  body: named('UploadDocumentVersionInput', { ...lock, accept_unsigned: Type.Optional(Type.Boolean()) }),
  answers: { 201: documentSchema },
  errors: [409, 412, 413, 415, 507],
} as const;
/** Request and response of `restoreDocumentVersionEndpoint`. */
export const restoreDocumentVersionSchema = {
  summary:
    'Makes the files of an earlier version the next version; 409 `document_locked` while someone else edits the document.',
  params: versionParams,
  body: named('RestoreDocumentVersionInput', lock),
  answers: { 201: documentSchema },
  errors: [409, 412],
} as const;
/** Request and response of `documentPdfEndpoint`. */
export const documentPdfSchema = {
  summary: 'Returns the PDF of a version as an attachment.',
  params: versionParams,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `documentWordEndpoint`. */
export const documentWordSchema = {
  summary: 'Returns the Word file of a version as an attachment; 404 for versions without one.',
  params: versionParams,
  answers: { 200: fileSchema },
} as const;
