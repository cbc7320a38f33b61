import type { DatabaseHandle } from '../../../platform';
import { findInvoice, type IssuedInvoice } from '../../invoices/invoice.repository';
import type { PaymentRow } from '../payment.repository';

/** The pro-forma invoice of a transfer. */
export async function findProforma(
  db: DatabaseHandle,
  { proformaId }: Pick<PaymentRow, 'proformaId'>,
): Promise<IssuedInvoice> {
  const proforma = proformaId === null ? null : await findInvoice(db, proformaId);
  if (proforma === null) throw new Error('A transfer needs a pro-forma invoice.');
  return proforma;
}
