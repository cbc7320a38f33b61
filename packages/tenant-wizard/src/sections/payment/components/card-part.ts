import type { CardSecret } from '../model/card-values';

/** Ids of the fields, as browsers autofill them. */
export const cardFieldIds: Readonly<Record<CardSecret | 'cardholder_name', string>> = {
  cardholder_name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};

/** The gateway's part of a card form: number, expiry and security code. */
export interface CardPart {
  /** Shows errors at the fields and may focus the first one; returns whether all are valid. */
  readonly check: (may: { readonly takeFocus: boolean }) => Promise<boolean>;
  /**
   * Exchanges the card for a gateway token; undefined if a field shows why that failed.
   * @throws CardNotAccepted if no field can show it, and errors of the API client
   */
  readonly tokenise: (cardholder: string) => Promise<string | undefined>;
  readonly clear: () => void;
}

/** The gateway did not accept a card; the message is for the customer. */
export class CardNotAccepted extends Error {
  override readonly name = 'CardNotAccepted';
}
