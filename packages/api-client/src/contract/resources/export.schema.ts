import { Type, type Static } from 'typebox';
import { fileSchema } from '../fields.schema';
import { listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';

const { sort, search, filter } = listQuerySchema.properties;

/** What to export, as the list it stands beside is asked for. */
export const exportInputSchema = named('ExportInput', {
  sort,
  search,
  filter,
  /** IANA name of the zone that times are written in; Europe/Ljubljana where it is left out. */
  time_zone: Type.Optional(Type.String({ maxLength: 64 })),
});

/** Which records a spreadsheet holds, in which order. */
export type ExportInput = Static<typeof exportInputSchema>;

/** What every export takes and answers. */
export const exportSchema = {
  summary: 'Exports the records of the list as a spreadsheet.',
  body: exportInputSchema,
  answers: { 200: fileSchema },
  errors: [409],
} as const;
