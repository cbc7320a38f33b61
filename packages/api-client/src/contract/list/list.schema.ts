import { Type, type Static, type TSchema } from 'typebox';
import { named } from '../named.schema';

/** `filter[state]=active`, `filter[state][in]=active,draft`, `filter[created_at][from]=2026-01-01`. */
export const filterSchema = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 2000 }), Type.Record(Type.String(), Type.String({ maxLength: 2000 }))]),
  { title: 'ListFilter' },
);

/** Defaults of a list: the account's page size and the resource's order. */
const defaultsSchema = named('ListDefaults', {
  per_page: Type.Integer(),
  sort: Type.String(),
  filter: filterSchema,
});

/** Schema of a list response, named by its page type. */
export const listOf = <T extends TSchema>(title: string, row: T) =>
  named(title, {
    data: Type.Array(row),
    current_page: Type.Integer(),
    last_page: Type.Integer(),
    per_page: Type.Integer(),
    /** Exact up to 500 matches, and for lists without a search and with at most a `choice` filter. */
    total: Type.Integer(),
    /** More rows match than `total` says; only possible above 500. */
    total_is_minimum: Type.Optional(Type.Boolean()),
    /** Number of the first row on this page, 1-based; null on an empty page. */
    from: Type.Union([Type.Integer(), Type.Null()]),
    to: Type.Union([Type.Integer(), Type.Null()]),
    /** `cursor` of the next page, as fast on the last page as on the first. Null at the end. */
    next: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** `cursor` of the previous page; null at the beginning. */
    previous: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** Present if the request has `defaults=1`. */
    defaults: Type.Optional(defaultsSchema),
  });

/** `?page=2&per_page=10&sort=-created_at,title&search=…&filter[state][in]=active,draft` */
export const listQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Comma-separated columns; a leading `-` means descending. */
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  filter: Type.Optional(filterSchema),
  /**
   * `next` or `previous` of an earlier response with the same order. Continues there; `page` then only labels the
   * response.
   */
  cursor: Type.Optional(Type.String({ maxLength: 2000 })),
  /** `1`: missing parameters take the screen's defaults, which the response returns. */
  defaults: Type.Optional(Type.Literal('1')),
});

/** Query parameters of every list. */
export type ListQuery = Static<typeof listQuerySchema>;
/** Conditions by column. */
export type ListFilter = Static<typeof filterSchema>;
