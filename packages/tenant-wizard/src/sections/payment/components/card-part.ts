import type { CardSecret } from '../model/card-values';

/** Ids of the fields; `cc` as browsers call them. */
export const cardFieldIds: Readonly<Record<CardSecret | 'cardholder_name', string>> = {
  cardholder_name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};

/** A gateway's part of the form of a card: where its number, its expiry and its security code are typed. */
export interface CardPart {
  /** Shows at each field what is wrong with it, and goes to the first of them where it may; whether all are right. */
  readonly check: (may: { readonly takeFocus: boolean }) => Promise<boolean>;
  /**
   * Hands the card to the gateway; answers what it is called there, or undefined where a field says why it was not taken.
   * @throws CardNotTaken where no field can say it, and errors of the api client
   */
  readonly tokenise: (cardholder: string) => Promise<string | undefined>;
  /** Empties the fields. */
  readonly clear: () => void;
}

/** The gateway did not accept a card; the message is for the customer. */
export class CardNotTaken extends Error {
  override readonly name = 'CardNotTaken';
}
