import type { PaymentGateway } from '../../billing/gateways/payment-gateway';
import type { TestCard } from '@atrium/api-client/contract';

/** The outcome of a payment with a card. */
export type CardEffect = TestCard['effect'];

/** A gateway and the payment company behind it, for tests of the gateway interface. */
export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  /** Creates a card token with this effect, like the company's card form. */
  token(effect: CardEffect): Promise<string>;
  /** Approves or declines on the bank's 3-D Secure page. */
  answerBank(url: string, answer: 'approve' | 'decline'): Promise<void>;
  /** Moves the company's clock forward. */
  passDays(days: number): void;
  /** Number of charges for an order, in any state. */
  chargesOf(key: string): Promise<number>;
  /** Whether the company saved a card for later charges. Not available in the sandbox. */
  isSaved?(method: string): Promise<boolean>;
  /** Refunded amount of a charge, in cents. */
  refundedOf(ref: string): Promise<number>;
  close(): Promise<void>;
}
