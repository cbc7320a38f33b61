import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, personSchema, text } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';

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

export const codelistOptionSchema = Type.Object({
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

export const codelistRowSchema = Type.Object({
  ...codelistHead,
  /** How many it has. */
  options: Type.Integer(),
});

export const codelistSchema = Type.Object({
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
);

export type Codelist = Static<typeof codelistSchema>;
export type CodelistRow = Static<typeof codelistRowSchema>;
export type CodelistOption = Static<typeof codelistOptionSchema>;
export type CodelistsBySlug = Static<typeof codelistsBySlugSchema>;

export const listCodelistsSchema = { query: listQuerySchema, answers: { 200: listOf(codelistRowSchema) } } as const;
export const getCodelistSchema = { params: idParams, answers: { 200: codelistSchema } } as const;
export const createCodelistSchema = {
  body: Type.Object({ slug: slugSchema, ...titles }),
  answers: { 201: codelistSchema },
} as const;
export const updateCodelistSchema = {
  params: idParams,
  /** `_version` is the version the form was filled from. */
  body: Type.Object({ ...titles, _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: codelistSchema },
  errors: [412],
} as const;
export const deleteCodelistSchema = { params: idParams, answers: { 204: Type.Null() }, errors: [409] } as const;
export const duplicateCodelistSchema = {
  params: idParams,
  body: Type.Object({
    slug: slugSchema,
    title_en: Type.Optional(title_en),
    title_sl: Type.Optional(title_sl),
  }),
  answers: { 201: codelistSchema },
} as const;

export const readCodelistsSchema = {
  params: Type.Object({ slugs: Type.String({ minLength: 1, maxLength: 2000 }) }),
  answers: { 200: codelistsBySlugSchema },
} as const;

const schemaSlug = { schema_slug: Type.String({ minLength: 1, maxLength: 64 }) };

export const storeCodelistOptionSchema = {
  body: Type.Object({ ...schemaSlug, params: Type.Object(optionFields) }),
  answers: { 201: codelistOptionSchema },
} as const;

export const updateCodelistOptionSchema = {
  body: Type.Object({
    ...schemaSlug,
    data_id: idSchema,
    /** What changes; the rest stays. */
    params: Type.Object({
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

export const removeCodelistOptionSchema = {
  body: Type.Object({ ...schemaSlug, data_id: idSchema }),
  answers: { 204: Type.Null() },
} as const;
