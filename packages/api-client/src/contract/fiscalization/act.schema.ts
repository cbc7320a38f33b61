import { fileSchema, idParams } from '../fields.schema';

/** What `downloadActEndpoint` takes and answers. */
export const downloadActSchema = {
  summary: 'Returns the internal act as a PDF in Slovenian; 422 names the missing fields.',
  params: idParams,
  answers: { 200: fileSchema },
  errors: [422],
} as const;
