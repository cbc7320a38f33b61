/** The operator as printed on invoices, with the details Slovenian law requires (ZGD-1, article 45). */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly vat_number: string;
  /** The court or body of registration, such as `Okrožno sodišče v Celju`. */
  readonly register: string;
  readonly registration_number: string;
  /** In cents; null if the company has none. */
  readonly share_capital: number | null;
  /** Slovenian IBAN without spaces; null if bank transfers are not accepted. */
  readonly iban: string | null;
}

/** Premise and devices that number documents. Each kind of document has its own device. */
export interface InvoiceNumbering {
  readonly premise: string;
  readonly devices: Readonly<Record<'invoice' | 'credit_note' | 'proforma', string>>;
}
