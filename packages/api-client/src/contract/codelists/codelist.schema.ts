import { Type, type Static } from 'typebox';
import { fileSchema, idParams, idSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { changesOf, partSchema, propertiesOf } from '../resources/field.schema';
import { referenceGroupSchema } from '../resources/reference.schema';
import { codelistOptionFields, codelistsResource } from './codelist.resource';

/** One option of a codelist. */
export const codelistOptionSchema = partSchema('CodelistOption', codelistOptionFields, 'record');

/** One option of a codelist, with the number of records that refer to it. */
export const countedCodelistOptionSchema = partSchema('CountedCodelistOption', codelistOptionFields, 'record', {
  /** Records that Replace would change; null in a codelist that only company CRMs use. */
  uses: Type.Union([Type.Integer(), Type.Null()]),
  /** Records that keep the option they were made with. */
  kept: Type.Integer(),
});

/** A codelist in a list. */
export const codelistSummarySchema = partSchema('CodelistSummary', codelistsResource.fields, 'list');

/** A codelist with its options. */
export const codelistSchema = partSchema('Codelist', codelistsResource.fields, 'record', {
  data: Type.Array(countedCodelistOptionSchema),
});

/** By slug. */
export const codelistsBySlugSchema = Type.Record(
  Type.String(),
  Type.Object({ id: idSchema, data: Type.Array(codelistOptionSchema) }),
  { title: 'CodelistsBySlug' },
);

/** A codelist with its options. */
export type Codelist = Static<typeof codelistSchema>;
/** A codelist in a list. */
export type CodelistSummary = Static<typeof codelistSummarySchema>;
/** One option of a codelist, with the number of records that refer to it. */
export type CountedCodelistOption = Static<typeof countedCodelistOptionSchema>;
/** One option of a codelist. */
export type CodelistOption = Static<typeof codelistOptionSchema>;
/** The requested codelists by slug. */
export type CodelistsBySlug = Static<typeof codelistsBySlugSchema>;

/** Request and response of `listCodelistsEndpoint`. */
export const listCodelistsSchema = {
  summary: 'Lists the codelists with the number of their options.',
  query: listQuerySchema,
  answers: { 200: listOf('CodelistPage', codelistSummarySchema) },
} as const;
/** Request and response of `getCodelistEndpoint`. */
export const getCodelistSchema = {
  summary: 'Returns a codelist with its options.',
  params: idParams,
  answers: { 200: codelistSchema },
} as const;
/** Request and response of `createCodelistEndpoint`. */
export const createCodelistSchema = {
  summary: 'Creates a codelist without options.',
  body: partSchema('CreateCodelistInput', codelistsResource.fields, 'create'),
  answers: { 201: codelistSchema },
} as const;
/** Request and response of `updateCodelistEndpoint`. */
export const updateCodelistSchema = {
  summary:
    'Renames a codelist; its slug stays. `_version` is required: the version that the form shows; 412 with the newer codelist if it has changed since; 409 `codelist_built_in` for those of the product.',
  params: idParams,
  /** `_version` is the version that was edited. */
  body: partSchema('UpdateCodelistInput', codelistsResource.fields, 'save', {
    _version: Type.Integer({ minimum: 0 }),
  }),
  answers: { 200: codelistSchema },
  errors: [409, 412],
} as const;
/** Request and response of `deleteCodelistEndpoint`. */
export const deleteCodelistSchema = {
  summary:
    'Deletes a codelist with its options; 409 `codelist_built_in` for those of the product, and `in_use` with their number if records refer to its options.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `duplicateCodelistEndpoint`. */
export const duplicateCodelistSchema = {
  summary:
    'Creates a codelist with the options of another one. `slug` is required and unique; omitted titles are copied.',
  params: idParams,
  body: named('DuplicateCodelistInput', {
    ...changesOf(propertiesOf(codelistsResource.fields, 'save')),
    slug: propertiesOf(codelistsResource.fields, 'create').slug,
  }),
  answers: { 201: codelistSchema },
} as const;

/** Request and response of `exportCodelistOptionsEndpoint`. */
export const exportCodelistOptionsSchema = {
  summary: 'Exports the options of a codelist as a spreadsheet named after its slug.',
  params: idParams,
  answers: { 200: fileSchema },
} as const;

/** Request and response of `readCodelistsEndpoint`. */
export const readCodelistsSchema = {
  summary:
    'Returns the options of the named codelists, separated by commas; 404 if one does not exist. Selects leave out hidden options.',
  params: Type.Object({ slugs: Type.String({ minLength: 1, maxLength: 2000 }) }),
  answers: { 200: codelistsBySlugSchema },
} as const;

const schemaSlug = { schema_slug: Type.String({ minLength: 1, maxLength: 64 }) };

/** Request and response of `storeCodelistOptionEndpoint`. */
export const storeCodelistOptionSchema = {
  summary: 'Adds an option to a codelist.',
  body: named('StoreCodelistOptionInput', {
    ...schemaSlug,
    params: partSchema('CodelistOptionInput', codelistOptionFields, 'create'),
  }),
  answers: { 201: codelistOptionSchema },
} as const;

/** Request and response of `updateCodelistOptionEndpoint`. */
export const updateCodelistOptionSchema = {
  summary: 'Changes an option of a codelist; with `_version`, 412 with the newer one if it has changed.',
  body: named('UpdateCodelistOptionInput', {
    ...schemaSlug,
    data_id: idSchema,
    /** Only the given fields change. */
    params: named('CodelistOptionChanges', changesOf(propertiesOf(codelistOptionFields, 'save'))),
    _version: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  answers: { 200: codelistOptionSchema },
  errors: [412],
} as const;

/** Request and response of `removeCodelistOptionEndpoint`. */
export const removeCodelistOptionSchema = {
  summary:
    'Removes an option from a codelist; 409 `in_use` with the number of records that refer to it. With `replacement_id`, these records refer to that option instead.',
  body: named('RemoveCodelistOptionInput', {
    ...schemaSlug,
    data_id: idSchema,
    replacement_id: Type.Optional(idSchema),
  }),
  answers: { 204: Type.Null() },
  errors: [409],
} as const;

/** Request and response of `listCodelistOptionUsesEndpoint`. */
export const listCodelistOptionUsesSchema = {
  summary:
    'Returns the records that refer to an option: their number by module, and the newest that the caller may see.',
  params: Type.Object({ id: idSchema, option_id: idSchema }),
  answers: { 200: named('References', { data: Type.Array(referenceGroupSchema) }) },
} as const;

/** Request and response of `orderCodelistOptionsEndpoint`. */
export const orderCodelistOptionsSchema = {
  summary: 'Puts the options of a codelist in an order; `data_ids` names each of them once.',
  body: named('OrderCodelistOptionsInput', { ...schemaSlug, data_ids: Type.Array(idSchema, { maxItems: 10_000 }) }),
  answers: { 200: named('CodelistOptions', { data: Type.Array(codelistOptionSchema) }) },
} as const;
