import type { invoices } from '../invoice.table';

/** The number of a document: unique for its premise and device. It runs on over the years. */
export type InvoiceNumber = Pick<typeof invoices.$inferSelect, 'premise' | 'device' | 'sequence'>;

/** As printed: `SPLET-R1-12`. */
export const formatInvoiceNumber = ({ premise, device, sequence }: InvoiceNumber) => `${premise}-${device}-${sequence}`;
