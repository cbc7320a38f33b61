import { Type, type Static } from 'typebox';
import { fileSchema } from '../fields.schema';
import { listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';

const { sort, search, filter } = listQuerySchema.properties;

/** Selects the rows to export, with the same parameters as the list. */
export const exportInputSchema = named('ExportInput', {
  sort,
  search,
  filter,
  /** IANA time zone of the times; default: Europe/Ljubljana. */
  time_zone: Type.Optional(Type.String({ maxLength: 64 })),
});

/** Selects and orders the records of a spreadsheet. */
export type ExportInput = Static<typeof exportInputSchema>;

/** Request and response of every export. */
export const exportSchema = {
  summary: 'Exports the records of the list as a spreadsheet.',
  body: exportInputSchema,
  answers: { 200: fileSchema },
  errors: [409],
} as const;
