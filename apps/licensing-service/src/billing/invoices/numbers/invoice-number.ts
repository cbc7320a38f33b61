/** The number of a document: unique for its premise, device and year. */
export interface InvoiceNumber {
  readonly premise: string;
  readonly device: string;
  /** In the seller's time zone. */
  readonly year: number;
  /** From 1, without gaps. */
  readonly sequence: number;
}

/** As printed: `SPLET-R1-12`. */
export const formatInvoiceNumber = ({ premise, device, sequence }: Omit<InvoiceNumber, 'year'>) =>
  `${premise}-${device}-${sequence}`;
