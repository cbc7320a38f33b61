import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, personSchema, text } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';

/** Lower-case letters and digits in words joined by `_` or `-`, as `vat_rates`; it never changes. */
export const slugSchema = Type.String({ maxLength: 64, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$' });

const titles = {
  /** In English. */
  title_en: text(160),
  /** In Slovenian. */
  title_sl: text(160),
};

/** What an option of a codelist is made of. */
const optionFields = {
  /** What other records store: letters, digits, `.`, `_` and `-`, once in its codelist whatever the case. */
  key: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$' }),
  ...titles,
  /** What the codelist counts in: a VAT rate in basis points, a probability in percent, a unit in grams or millimetres. */
  value: Type.Optional(
    Type.Union([Type.Integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 }), Type.Null()]),
  ),
  /** Its place, from 0; the end where it is left out. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
};

const { key, title_en, title_sl, value, position } = optionFields;

/** One option of a codelist. */
export const codelistOptionSchema = named('CodelistOption', {
  id: idSchema,
  key: Type.String(),
  /** In the language of the answer. */
  title: Type.String(),
  title_en: Type.String(),
  title_sl: Type.String(),
  value: Type.Union([Type.Integer(), Type.Null()]),
  position: Type.Integer(),
  version: Type.Integer(),
});

const person = Type.Union([personSchema, Type.Null()]);

const codelistHead = {
  id: idSchema,
  slug: Type.String(),
  /** In the language of the answer. */
  title: Type.String(),
  /** One of those the product comes with: it is not deleted. */
  built_in: Type.Boolean(),
  /** Null for those the product comes with. */
  author: person,
  last_modified: person,
  created_at: instantSchema,
  updated_at: instantSchema,
  /** `update`, `delete`, `duplicate`, as the caller may. */
  allowed_actions: Type.Array(Type.String()),
};

/** A codelist as a list shows it. */
export const codelistSummarySchema = named('CodelistSummary', {
  ...codelistHead,
  /** How many it has. */
  options: Type.Integer(),
});

/** A codelist with its options. */
export const codelistSchema = named('Codelist', {
  ...codelistHead,
  title_en: Type.String(),
  title_sl: Type.String(),
  version: Type.Integer(),
  data: Type.Array(codelistOptionSchema),
});

/** By slug. */
export const codelistsBySlugSchema = Type.Record(
  Type.String(),
  Type.Object({ id: idSchema, data: Type.Array(codelistOptionSchema) }),
  { title: 'CodelistsBySlug' },
);

/** A codelist with its options. */
export type Codelist = Static<typeof codelistSchema>;
/** A codelist as a list shows it. */
export type CodelistSummary = Static<typeof codelistSummarySchema>;
/** One option of a codelist. */
export type CodelistOption = Static<typeof codelistOptionSchema>;
/** The codelists that were asked for, by their slugs. */
export type CodelistsBySlug = Static<typeof codelistsBySlugSchema>;

/** What `listCodelistsEndpoint` takes and answers. */
export const listCodelistsSchema = {
  summary: 'Lists the codelists with the number of their options.',
  query: listQuerySchema,
  answers: { 200: listOf('CodelistPage', codelistSummarySchema) },
} as const;
/** What `getCodelistEndpoint` takes and answers. */
export const getCodelistSchema = {
  summary: 'Returns a codelist with its options.',
  params: idParams,
  answers: { 200: codelistSchema },
} as const;
/** What `createCodelistEndpoint` takes and answers. */
export const createCodelistSchema = {
  summary: 'Creates a codelist without options.',
  body: named('CreateCodelistInput', { slug: slugSchema, ...titles }),
  answers: { 201: codelistSchema },
} as const;
/** What `updateCodelistEndpoint` takes and answers. */
export const updateCodelistSchema = {
  summary:
    'Renames a codelist; its slug stays. `_version` is required: the version that the form shows; 412 with the newer codelist if it has changed since.',
  params: idParams,
  /** `_version` is the version the form was filled from. */
  body: named('UpdateCodelistInput', { ...titles, _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: codelistSchema },
  errors: [412],
} as const;
/** What `deleteCodelistEndpoint` takes and answers. */
export const deleteCodelistSchema = {
  summary: 'Deletes a codelist with its options; 409 `codelist_built_in` for those of the product.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** What `duplicateCodelistEndpoint` takes and answers. */
export const duplicateCodelistSchema = {
  summary:
    'Creates a codelist with the options of another one. `slug` is required and unique; omitted titles are copied.',
  params: idParams,
  body: named('DuplicateCodelistInput', {
    slug: slugSchema,
    title_en: Type.Optional(title_en),
    title_sl: Type.Optional(title_sl),
  }),
  answers: { 201: codelistSchema },
} as const;

/** What `readCodelistsEndpoint` takes and answers. */
export const readCodelistsSchema = {
  summary: 'Returns the options of the named codelists, separated by commas; 404 if one does not exist.',
  params: Type.Object({ slugs: Type.String({ minLength: 1, maxLength: 2000 }) }),
  answers: { 200: codelistsBySlugSchema },
} as const;

const schemaSlug = { schema_slug: Type.String({ minLength: 1, maxLength: 64 }) };

/** What `storeCodelistOptionEndpoint` takes and answers. */
export const storeCodelistOptionSchema = {
  summary: 'Adds an option to a codelist.',
  body: named('StoreCodelistOptionInput', { ...schemaSlug, params: named('CodelistOptionInput', optionFields) }),
  answers: { 201: codelistOptionSchema },
} as const;

/** What `updateCodelistOptionEndpoint` takes and answers. */
export const updateCodelistOptionSchema = {
  summary: 'Changes an option of a codelist; with `_version`, 412 with the newer one if it has changed.',
  body: named('UpdateCodelistOptionInput', {
    ...schemaSlug,
    data_id: idSchema,
    /** What changes; the rest stays. */
    params: named('CodelistOptionChanges', {
      key: Type.Optional(key),
      title_en: Type.Optional(title_en),
      title_sl: Type.Optional(title_sl),
      value,
      position,
    }),
    _version: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  answers: { 200: codelistOptionSchema },
  errors: [412],
} as const;

/** What `removeCodelistOptionEndpoint` takes and answers. */
export const removeCodelistOptionSchema = {
  summary: 'Removes an option from a codelist.',
  body: named('RemoveCodelistOptionInput', { ...schemaSlug, data_id: idSchema }),
  answers: { 204: Type.Null() },
} as const;
