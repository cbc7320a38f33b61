/** The operator as printed on invoices, with what the documents of a Slovenian company must say (ZGD-1, article 45). */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly vat_number: string;
  /** The body that keeps the register, as `Okrožno sodišče v Celju`. */
  readonly register: string;
  readonly registration_number: string;
  /** In cents; null where the company has none to name. */
  readonly share_capital: number | null;
  /** Slovenian, without blanks; null where nothing is paid by bank transfer. */
  readonly iban: string | null;
}

/** Where documents are numbered: a premise, and in it a device for each kind, all different. */
export interface InvoiceNumbering {
  readonly premise: string;
  readonly devices: Readonly<Record<'invoice' | 'credit_note' | 'proforma', string>>;
}
