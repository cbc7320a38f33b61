import type { GatewayName, Payment } from '@atrium/api-client/contract';

/**
 * Why a card was declined; the portal has a text for each. With `authentication_required` the bank requires a
 * confirmation, but the customer is not present. With `enter_again` the gateway does not accept this token twice, so the
 * customer enters the card again.
 */
export type DeclineReason = NonNullable<Payment['decline_reason']>;

/** A card saved at its gateway, with the details that may be shown. The number stays at the gateway. */
export interface PreparedCard {
  /** The gateway's id of the card. */
  readonly method: string;
  /** For example `visa`. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
}

/** A card from the gateway's fields. */
export interface TypedCard {
  /** Single-use token from the gateway's card fields. */
  readonly token: string;
  readonly cardholderName: string;
  /** The company CRM that the card pays for. */
  readonly tenantId: string;
  readonly email: string;
}

/** An amount to authorise on a card. */
export interface ChargeOrder {
  /** Idempotency key: a second order with the same key returns the outcome of the first, with no time limit. */
  readonly key: string;
  /** In cents of EUR, at least the gateway's minimum charge. */
  readonly amount: number;
  readonly method: string;
  readonly tenantId: string;
  /** Shown to the customer at their bank. */
  readonly description: string;
  /** Whether the customer is present to confirm at their bank (on session). */
  readonly isPresent: boolean;
  /** The bank's page redirects the customer here, by GET. */
  readonly returnUrl: string;
}

/** A card to save without a payment. */
export interface SetUpOrder extends Pick<ChargeOrder, 'key' | 'method' | 'tenantId' | 'description' | 'returnUrl'> {
  /** The gateway's id of an earlier attempt: its state is read instead of placing a new order. Null for none. */
  readonly ref: string | null;
}

/** State of a set-up. */
export type SetUp =
  | { readonly state: 'processing' | 'succeeded'; readonly ref: string }
  | Extract<Charge, { readonly state: 'action_needed' | 'declined' }>;

/** State of a charge. */
export type Charge =
  | { readonly state: 'processing' | 'authorised' | 'captured' | 'voided'; readonly ref: string }
  /** The customer must confirm at their bank, at `url` (3-D Secure). */
  | { readonly state: 'action_needed'; readonly ref: string; readonly url: string }
  | {
      readonly state: 'declined';
      readonly ref: string | null;
      readonly reason: DeclineReason;
      /** The gateway's own error code, for the operator, if the gateway rejected the order. */
      readonly refusal?: string;
    };

/** The outcome is unknown after a time-out, a gateway failure or rate limiting. Retry with the same key. */
export class OutcomeUnknown extends Error {}

/** The gateway rejected the card. */
export class CardRefused extends Error {
  readonly reason: DeclineReason | 'token_unknown';

  constructor(reason: CardRefused['reason']) {
    super(`The gateway rejected a card: ${reason}.`);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}

/**
 * Charges and refunds cards. Each key has one effect, however often it is sent. Each call ends within ten seconds, with
 * an answer or with `OutcomeUnknown`.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** In cents of EUR: a smaller order is declined. */
  readonly minimumCharge: number;
  /**
   * Reads a token's card and creates or updates its customer. The gateway saves the card itself once an on-session
   * charge or a set-up succeeds.
   *
   * @throws CardRefused, OutcomeUnknown
   */
  prepareCard(card: TypedCard): Promise<PreparedCard>;
  /** Saves a card for off-session charges, with the bank's consent. */
  setUp(order: SetUpOrder): Promise<SetUp>;
  forgetCard(method: string): Promise<void>;
  /** Authorises the amount; captures nothing yet. */
  authorise(order: ChargeOrder): Promise<Charge>;
  /** Finds the charge of an order that may never have arrived, without placing one; null for none. */
  find(order: Pick<ChargeOrder, 'key' | 'tenantId'>): Promise<Charge | null>;
  /** Captures an authorised charge. Answers `voided` for one that was voided or has expired. */
  capture(ref: string, key: string): Promise<Charge>;
  /** Voids an authorisation. Answers `captured`, without an effect, for one that was captured. */
  void(ref: string, key: string): Promise<Charge>;
  /** Closes a declined charge at the gateway, so that it cannot be confirmed later. */
  close(ref: string, key: string): Promise<void>;
  /** Refunds a captured charge, in part or in full. */
  refund(ref: string, key: string, amount: number): Promise<void>;
  status(ref: string): Promise<Charge>;
}

/** Enabled gateways by name, in the order of `PAYMENTS`; the first one saves new cards. */
export type Gateways = ReadonlyMap<PaymentGateway['name'], PaymentGateway>;

/** The smallest amount that every gateway can charge, in cents of EUR; 0 without gateways. */
export const minimumChargeOf = (gateways: Gateways): number =>
  Math.max(0, ...[...gateways.values()].map(({ minimumCharge }) => minimumCharge));
