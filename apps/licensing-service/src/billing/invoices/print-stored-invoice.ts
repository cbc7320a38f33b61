import type { DatabaseHandle, PrintAttachment } from '../../platform';
import { documentFileName } from './document/invoice-texts';
import { printInvoice } from './document/invoice-document';
import { findInvoice } from './invoice.repository';

/** Prints a stored document as an e-mail attachment. */
export const printStoredInvoice =
  (database: DatabaseHandle): PrintAttachment =>
  async ({ id }) => {
    const found = await findInvoice(database, id);
    if (found === null) return null;
    const content = await printInvoice(found.data, found.marks);
    return { filename: documentFileName(found.data), contentType: 'application/pdf', content };
  };
