/** The number of a document: unique for its premise and device. It runs on over the years. */
export interface InvoiceNumber {
  readonly premise: string;
  readonly device: string;
  /** From 1, without gaps. */
  readonly sequence: number;
}

/** As printed: `SPLET-R1-12`. */
export const formatInvoiceNumber = ({ premise, device, sequence }: InvoiceNumber) => `${premise}-${device}-${sequence}`;
