import { fileSchema, idParams } from '../fields.schema';

/** Request and response of `downloadActEndpoint`. */
export const downloadActSchema = {
  summary: 'Returns the internal act as a PDF in Slovenian; 422 names the missing fields.',
  params: idParams,
  answers: { 200: fileSchema },
  errors: [422],
} as const;
