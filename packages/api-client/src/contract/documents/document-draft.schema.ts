import { Type, type Static } from 'typebox';
import { conversionWarningSchema } from '../document-templates/template-content.schema';
import { fileSchema, idParams, idSchema, instantSchema, recordSchema, text } from '../fields.schema';
import { named } from '../named.schema';
import { maximumItems } from './document-item';
import { versionKind } from './version-kind.schema';

const largestAmount = 100_000_000_000;

export const documentItemSchema = named('DocumentItem', {
  /** Name of the table in the template: `items`. */
  table: Type.String({ pattern: '^items(_[a-z0-9_]+)?$', maxLength: 60 }),
  description: text(2000),
  /** In thousandths: 1500 is 1.5. */
  quantity: Type.Integer({ minimum: -largestAmount, maximum: largestAmount }),
  /** Key of an option of the codelist `units`. */
  unit: Type.String({ minLength: 1, maxLength: 64 }),
  /** Unit price without VAT, in cents. */
  price: Type.Integer({ minimum: -largestAmount, maximum: largestAmount }),
  /** In basis points: 1000 is 10 %. */
  discount: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Key of an option of the codelist `vat_rates`. */
  vat_rate: Type.String({ minLength: 1, maxLength: 64 }),
});
/** A row of a table of items. Net, VAT and total are computed. */
export type DocumentItem = Static<typeof documentItemSchema>;

const content = {
  template_id: idSchema,
  customer_id: Type.Union([idSchema, Type.Null()]),
  /** Null: the title of the template and the number. */
  title: Type.Union([text(160), Type.Null()]),
  /** Values by tag, such as `field.valid_until`; also values that replace those of the customer in this document. */
  fields: Type.Record(Type.String(), Type.String({ maxLength: 4000 }), { maxProperties: 200 }),
  items: Type.Array(documentItemSchema, { maxItems: maximumItems }),
};
export const documentContentSchema = named('DocumentContent', content);
/** What a document is made from. */
export type DocumentContent = Static<typeof documentContentSchema>;

const baseSchema = named('DocumentBase', { document_id: idSchema, number: Type.Integer({ minimum: 1 }) });

export const itemTotalsSchema = named('ItemTotals', {
  /** In cents. */
  net: Type.Integer(),
  vat: Type.Integer(),
  total: Type.Integer(),
});
/** Sums of the items of a document, in cents. */
export type ItemTotals = Static<typeof itemTotalsSchema>;

export const documentDraftSummarySchema = named('DocumentDraftSummary', {
  id: idSchema,
  title: Type.String(),
  number: Type.String(),
  customer: Type.Union([recordSchema, Type.Null()]),
  template: recordSchema,
  /** The version of a document that saving continues; null for a new document. */
  base: Type.Union([baseSchema, Type.Null()]),
  ...versionKind,
  /** Has a Word file; drawn and signed drafts have none. */
  word: Type.Boolean(),
  pages: Type.Integer(),
  warnings: Type.Array(conversionWarningSchema),
  /** Null without a table of items. */
  totals: Type.Union([itemTotalsSchema, Type.Null()]),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** Then the draft is discarded. */
  expires_at: instantSchema,
  version: Type.Integer(),
});
/** A row of the list of drafts. */
export type DocumentDraftSummary = Static<typeof documentDraftSummarySchema>;

export const documentDraftSchema = named('DocumentDraft', {
  ...documentDraftSummarySchema.properties,
  content: documentContentSchema,
});
/** A previewed document that is not saved. Only its author sees it. */
export type DocumentDraft = Static<typeof documentDraftSchema>;

/** Request and response of `listDocumentDraftsEndpoint`. */
export const listDocumentDraftsSchema = {
  summary: 'Lists the drafts of the caller, newest first, without their content.',
  answers: { 200: named('DocumentDrafts', { data: Type.Array(documentDraftSummarySchema) }) },
} as const;
/** Request and response of `getDocumentDraftEndpoint`. */
export const getDocumentDraftSchema = {
  summary: 'Returns a draft of the caller.',
  params: idParams,
  answers: { 200: documentDraftSchema },
} as const;
/** Request and response of `createDocumentDraftEndpoint`. */
export const createDocumentDraftSchema = {
  summary:
    'Makes a document, reserves its number, and keeps it as a draft for 24 hours. With `base` it becomes the next version of that document: this also needs `update/documents`, keeps the number, and refuses another customer; 409 `document_changed` if the document has a newer version.',
  body: named('CreateDocumentDraftInput', { ...content, base: Type.Optional(Type.Union([baseSchema, Type.Null()])) }),
  answers: { 201: documentDraftSchema },
  errors: [404, 409, 507],
} as const;
/** Request and response of `updateDocumentDraftEndpoint`. */
export const updateDocumentDraftSchema = {
  summary: 'Makes a draft again with other content; 412 with the newer one if it has changed since `_version`.',
  params: idParams,
  body: named('UpdateDocumentDraftInput', { ...content, _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: documentDraftSchema },
  errors: [412, 507],
} as const;
/** Request and response of `discardDocumentDraftEndpoint`. */
export const discardDocumentDraftSchema = {
  summary: 'Discards a draft. Its number is not used again.',
  params: idParams,
  answers: { 204: Type.Null() },
} as const;
/** Request and response of `draftPdfEndpoint`. */
export const draftPdfSchema = {
  summary: 'Returns the PDF of a draft as an attachment.',
  params: idParams,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `draftWordEndpoint`. */
export const draftWordSchema = {
  summary: 'Returns the Word file of a draft as an attachment; 404 for drafts without one.',
  params: idParams,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `livePreviewEndpoint`. */
export const livePreviewSchema = {
  summary: 'Returns the PDF that a document with this content would have. Empty fields show their tag.',
  body: documentContentSchema,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `readDocumentContentEndpoint`. */
export const readDocumentContentSchema = {
  summary: 'Returns what a document was last made from.',
  params: idParams,
  answers: { 200: documentContentSchema },
} as const;
