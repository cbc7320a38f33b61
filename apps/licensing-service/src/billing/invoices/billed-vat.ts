import type { VatReason } from '../vat/decide-vat';
import type { InvoiceParty } from './invoice-data';

/** The buyer of a document and the VAT decision for it. */
export interface BilledVat {
  readonly buyer: InvoiceParty;
  readonly vatReason: VatReason;
  /** Id of the VIES check that the decision is based on; null for none. */
  readonly vatCheck: string | null;
}
