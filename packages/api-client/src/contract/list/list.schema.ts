import { Type, type Static, type TSchema } from 'typebox';
import { named } from '../named.schema';

/** `filter[state]=active`, `filter[state][in]=active,draft`, `filter[created_at][from]=2026-01-01`. */
export const filterSchema = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 2000 }), Type.Record(Type.String(), Type.String({ maxLength: 2000 }))]),
  { title: 'ListFilter' },
);

/** What a list without parameters shows: the account's page size, the resource's order. */
const defaultsSchema = named('ListDefaults', {
  per_page: Type.Integer(),
  sort: Type.String(),
  filter: filterSchema,
});

/** The specification's list answer, by the name of its page. */
export const listOf = <T extends TSchema>(title: string, row: T) =>
  named(title, {
    data: Type.Array(row),
    current_page: Type.Integer(),
    last_page: Type.Integer(),
    per_page: Type.Integer(),
    /** Exact up to 500 found rows and for lists that are neither searched nor filtered by more than a choice. */
    total: Type.Integer(),
    /** There are more rows than `total`; only where a search or a filter finds more than 500. */
    total_is_minimum: Type.Optional(Type.Boolean()),
    /** Number of the first row on this page, 1-based; null on an empty page. */
    from: Type.Union([Type.Integer(), Type.Null()]),
    to: Type.Union([Type.Integer(), Type.Null()]),
    /** `cursor` of the page after this one: as quick on the last page as on the first. Null at the end. */
    next: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** `cursor` of the page before this one; null at the beginning. */
    previous: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** Where the call asked with `defaults=1`. */
    defaults: Type.Optional(defaultsSchema),
  });

/** `?page=2&per_page=10&sort=-created_at,title&search=…&filter[state][in]=active,draft` */
export const listQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Columns separated by commas, `-` before one that descends. */
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  filter: Type.Optional(filterSchema),
  /** `next` or `previous` of an answer to the same order: goes on from there, and `page` only numbers the answer. */
  cursor: Type.Optional(Type.String({ maxLength: 2000 })),
  /** `1`: what is left out is what the screen begins with, and the answer says what that is. */
  defaults: Type.Optional(Type.Literal('1')),
});

/** What every list takes. */
export type ListQuery = Static<typeof listQuerySchema>;
/** Conditions on columns, by their names. */
export type ListFilter = Static<typeof filterSchema>;
