import { fileSchema, idParams } from '../fields.schema';

/** What `downloadActEndpoint` takes and answers. */
export const downloadActSchema = {
  summary: 'The internal act as a PDF in Slovenian; 422 names by its place what it cannot be written without.',
  params: idParams,
  answers: { 200: fileSchema },
  errors: [422],
} as const;
