/** Why a card was refused; the portal has words for each. */
export type DeclineReason =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failed'
  /** The bank asks its customer, who is not there. */
  | 'authentication_required';

/** A card as a gateway keeps it; its number stays there. */
export interface KeptCard {
  /** What the gateway calls it. */
  readonly method: string;
  /** As `visa`. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
}

/** A card that somebody has typed into the gateway's fields. */
export interface CardToKeep {
  /** What the fields answered with; good once. */
  readonly token: string;
  readonly cardholderName: string;
  /** Whose card it is: the company CRM that it pays. */
  readonly tenantId: string;
  readonly email: string;
}

/** Money that a card shall promise. */
export interface ChargeOrder {
  /** Names the order for ever: sent again with the same key it answers what became of the first. */
  readonly key: string;
  /** In cents of EUR, at least the gateway's least charge. */
  readonly amount: number;
  readonly method: string;
  readonly tenantId: string;
  /** What the customer reads on the statement. */
  readonly description: string;
  /** Whether the customer is there to answer their bank. */
  readonly isPresent: boolean;
  /** Where the bank's page sends the customer back to, by GET. */
  readonly returnUrl: string;
}

/** What has become of an order. */
export type Charge =
  | { readonly state: 'processing' | 'authorised' | 'captured' | 'voided'; readonly ref: string }
  /** The bank asks its customer at `url` (3-D Secure). */
  | { readonly state: 'action_needed'; readonly ref: string; readonly url: string }
  | {
      readonly state: 'declined';
      readonly ref: string | null;
      readonly reason: DeclineReason;
      /** Why the gateway itself did not want it, in its own words: for the operator. */
      readonly refusal?: string;
    };

/** Nobody knows whether it happened: a time-out, a failure of the gateway, too many calls. To be asked for again. */
export class OutcomeUnknown extends Error {}

/** The gateway does not keep the card. */
export class CardRefused extends Error {
  readonly reason: DeclineReason | 'token_unknown';

  constructor(reason: CardRefused['reason']) {
    super(`A card was refused: ${reason}.`);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}

/**
 * Who moves money. Every effect happens once per key, whatever is repeated; a call ends within ten seconds, with an
 * answer or with `OutcomeUnknown`.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** In cents of EUR: a smaller order is declined. */
  readonly leastCharge: number;
  /** @throws CardRefused, OutcomeUnknown */
  keepCard(card: CardToKeep): Promise<KeptCard>;
  forgetCard(method: string): Promise<void>;
  /** Has the amount promised; nothing is taken yet. */
  authorise(order: ChargeOrder): Promise<Charge>;
  /** What has become of an order that may never have arrived, without ordering anything; null where there is none. */
  find(order: Pick<ChargeOrder, 'key' | 'tenantId'>): Promise<Charge | null>;
  /** Takes what was promised. What was voided or has lapsed answers `voided`. */
  capture(ref: string, key: string): Promise<Charge>;
  /** Gives the promise back. What was captured stays, and answers `captured`. */
  void(ref: string, key: string): Promise<Charge>;
  /** Nothing more is made of what was declined. */
  close(ref: string, key: string): Promise<void>;
  /** Gives captured money back, in part or in full. */
  refund(ref: string, key: string, amount: number): Promise<void>;
  status(ref: string): Promise<Charge>;
}
