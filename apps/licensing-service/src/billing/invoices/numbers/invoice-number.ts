/** The number of a document: unique for its premise, device and year. */
export interface InvoiceNumber {
  readonly premise: string;
  readonly device: string;
  /** Of the calendar where the seller is. */
  readonly year: number;
  /** From 1, without a gap. */
  readonly sequence: number;
}

/** As printed: `SPLET-R1-12`. */
export const writeInvoiceNumber = ({ premise, device, sequence }: Omit<InvoiceNumber, 'year'>) =>
  `${premise}-${device}-${sequence}`;
