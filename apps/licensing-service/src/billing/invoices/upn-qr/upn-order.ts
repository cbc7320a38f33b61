/** A payment order to a Slovenian account, as its payer finds it on paper. */
export interface UpnOrder {
  readonly payer: UpnParty;
  /** In cents. */
  readonly amount: number;
  /** Four capital letters of ISO 20022, as `OTHR`. */
  readonly purposeCode: string;
  readonly purpose: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly payee: UpnParty & {
    /** A Slovenian one, without blanks. */
    readonly iban: string;
    /** `RF…` or `SI…`, without blanks. */
    readonly reference: string;
  };
}

/** Three lines of an address; each may be empty but the payee's name. */
export interface UpnParty {
  readonly name: string;
  readonly street: string;
  /** Post code and post. */
  readonly place: string;
}

/** A field that cannot be written as it is. */
export type UpnField =
  | `payer.${keyof UpnParty}`
  | `payee.${keyof UpnParty | 'iban' | 'reference'}`
  | 'amount'
  | 'purposeCode'
  | 'purpose'
  | 'dueOn';

/** Why: a character ISO 8859-2 does not have or blanks around it, its length, or its value. */
export type UpnProblem = 'characters' | 'length' | 'value';
