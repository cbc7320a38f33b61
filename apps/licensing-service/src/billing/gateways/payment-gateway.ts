/** Why a card was refused; the portal has words for each. */
export type DeclineReason =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failed'
  /** The bank asks its customer, who is not there. */
  | 'authentication_required'
  /** The gateway takes what was typed no second time. */
  | 'enter_again';

/** A card at its gateway, with what may be shown of it; its number stays there. */
export interface PreparedCard {
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

/** A card from the gateway's fields. */
export interface TypedCard {
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

/** A card that shall be saved without a payment. */
export interface SetUpOrder extends Pick<ChargeOrder, 'key' | 'method' | 'tenantId' | 'description' | 'returnUrl'> {
  /** What the gateway calls the set-up, where it has said so before: then it is asked about, not ordered again. */
  readonly ref: string | null;
}

/** What has become of a set-up. */
export type SetUp =
  | { readonly state: 'processing' | 'succeeded'; readonly ref: string }
  | Extract<Charge, { readonly state: 'action_needed' | 'declined' }>;

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

/** The outcome is unknown: a time-out, a gateway failure or too many requests. Ask again. */
export class OutcomeUnknown extends Error {}

/** The gateway does not take the card. */
export class CardRefused extends Error {
  readonly reason: DeclineReason | 'token_unknown';

  constructor(reason: CardRefused['reason']) {
    super(`A card was refused: ${reason}.`);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}

/**
 * Charges and refunds. Every effect happens once per key, whatever is repeated; a call ends within ten seconds, with an
 * answer or with `OutcomeUnknown`.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** In cents of EUR: a smaller order is declined. */
  readonly minimumCharge: number;
  /**
   * Reads what was typed and readies its payer. The gateway saves the card itself once a charge of a customer who is
   * there, or a set-up, succeeds.
   *
   * @throws CardRefused, OutcomeUnknown
   */
  prepareCard(card: TypedCard): Promise<PreparedCard>;
  /** Has the bank agree to charges in its customer's absence, and saves the card. */
  setUp(order: SetUpOrder): Promise<SetUp>;
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
