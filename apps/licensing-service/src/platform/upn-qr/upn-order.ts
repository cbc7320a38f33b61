/** A payment order to a Slovenian account, with the fields of the UPN form. */
export interface UpnOrder {
  readonly payer: UpnParty;
  /** In cents. */
  readonly amount: number;
  /** ISO 20022 purpose code, such as `OTHR`. */
  readonly purposeCode: string;
  readonly purpose: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly payee: UpnParty & {
    /** Slovenian, without spaces. */
    readonly iban: string;
    /** `RF…` or `SI…`, without spaces. */
    readonly reference: string;
  };
}

/** Name and address lines; all but the payee's name may be empty. */
export interface UpnParty {
  readonly name: string;
  readonly street: string;
  /** Post code and city. */
  readonly place: string;
}
