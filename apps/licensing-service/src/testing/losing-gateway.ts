import { OutcomeUnknown, type PaymentGateway } from '../billing/gateways/payment-gateway';

export const gatewayEffects = ['authorise', 'capture', 'void', 'refund'] as const;
export type GatewayEffect = (typeof gatewayEffects)[number];

/** How a call is lost: before it arrives, or its answer after it took effect; unanswered, or because the process ends. */
export interface Loss {
  readonly effect: GatewayEffect;
  readonly when: 'before' | 'after';
  readonly as: 'unanswered' | 'crash';
}

/** A gateway that loses the next call of an effect, once. */
export class LosingGateway {
  private loss: Loss | null = null;
  readonly gateway: PaymentGateway;

  constructor(gateway: PaymentGateway) {
    this.gateway = {
      ...gateway,
      authorise: (order) => this.answer('authorise', () => gateway.authorise(order)),
      capture: (ref, key) => this.answer('capture', () => gateway.capture(ref, key)),
      void: (ref, key) => this.answer('void', () => gateway.void(ref, key)),
      refund: (ref, key, amount) => this.answer('refund', () => gateway.refund(ref, key, amount)),
    };
  }

  lose(loss: Loss | null): void {
    this.loss = loss;
  }

  private async answer<T>(effect: GatewayEffect, call: () => Promise<T>): Promise<T> {
    if (this.loss?.effect !== effect) return call();
    const { when, as } = this.loss;
    this.loss = null;
    if (when === 'after') await call();
    throw as === 'crash' ? new Error('The process ended.') : new OutcomeUnknown('No answer.');
  }
}
