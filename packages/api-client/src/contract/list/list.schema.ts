import { Type, type TSchema } from 'typebox';

/** The specification's list answer. */
export const listOf = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    current_page: Type.Integer(),
    last_page: Type.Integer(),
    per_page: Type.Integer(),
    total: Type.Integer(),
    /** Number of the first row on this page, 1-based; null on an empty page. */
    from: Type.Union([Type.Integer(), Type.Null()]),
    to: Type.Union([Type.Integer(), Type.Null()]),
  });

/** `?page=2&per_page=10&sort=-created_at&search=…&filter[state][in]=active,draft` */
export const listQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  filter: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Record(Type.String(), Type.String())])),
  ),
});
