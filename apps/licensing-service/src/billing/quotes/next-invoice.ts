/** The next invoice, or the end of the subscription. */
export interface NextInvoice {
  /** ISO 8601. */
  readonly on: string;
  /** In cents, with VAT, before account credit; null if the subscription ends then. */
  readonly total: number | null;
}
