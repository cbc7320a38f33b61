import { Type, type Static } from 'typebox';
import { filterSchema, listOf } from '../list/list.schema';
import { named } from '../named.schema';

/** One entry of a select. */
export const selectOptionSchema = named('SelectOption', {
  /** Stored when the option is chosen. */
  key: Type.String(),
  title: Type.String(),
  /** Shown in the closed select. */
  label: Type.String(),
  subtitle: Type.Union([Type.String(), Type.Null()]),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  disabled: Type.Boolean(),
  /** Depth in a tree, 0 at its root. */
  indent: Type.Integer(),
});

/** One entry of a select. */
export type SelectOption = Static<typeof selectOptionSchema>;

const column = Type.String({ maxLength: 64 });

export const optionsInputSchema = named('OptionsInput', {
  /** Route of a resource. */
  namespace: Type.String({ minLength: 1, maxLength: 64 }),
  /** The column to search; default: every searchable one. */
  column: Type.Optional(column),
  columns: Type.Optional(Type.Array(column, { maxItems: 10 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** Keys of chosen options; returns only these. */
  selected: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 })),
  filter: Type.Optional(filterSchema),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** Request for the options of a select. */
export type OptionsInput = Static<typeof optionsInputSchema>;

/** Request and response of `optionsEndpoint`. */
export const optionsSchema = {
  summary:
    'Returns the options of a select, from the records of a resource that the caller may list. `filter[key]` limits them to these keys, separated by commas; `selected[]` takes the keys as a list.',
  body: optionsInputSchema,
  answers: { 200: listOf('SelectOptionPage', selectOptionSchema) },
} as const;
