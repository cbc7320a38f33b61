import { Type } from 'typebox';
import { fileSchema, idSchema } from '../fields.schema';

/** Request and response of `downloadInvoiceEndpoint`. */
export const downloadInvoiceSchema = {
  summary: 'Returns an invoice, credit note or pro-forma invoice as it was issued.',
  params: Type.Object({ id: idSchema, invoice_id: idSchema }),
  answers: { 200: fileSchema },
} as const;
