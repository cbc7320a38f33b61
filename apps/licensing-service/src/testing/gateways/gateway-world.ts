import type { PaymentGateway } from '../../billing/gateways/payment-gateway';
import type { CardEffect } from '../../billing/gateways/sandbox/test-cards';

/** A gateway with the company behind it, as the tests of the port see them. */
export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  /** The result of the company's fields for a card of this effect. */
  token(effect: CardEffect): Promise<string>;
  /** What the customer presses on their bank's page. */
  answerBank(url: string, answer: 'approve' | 'decline'): Promise<void>;
  /** Days pass at the company. */
  passDays(days: number): void;
  /** How many charges the company has for an order, whatever became of them. */
  chargesOf(key: string): Promise<number>;
  /** Whether the company has saved a card for charges to come; the sandbox knows of no such thing. */
  isSaved?(method: string): Promise<boolean>;
  /** The refunded amount of a charge, in cents. */
  refundedOf(ref: string): Promise<number>;
  close(): Promise<void>;
}
