import { expect } from 'vitest';
import { transitionOf, type PaymentState } from '../../billing/payments/payment-machine';
import { chargesOf } from '../paying';
import { eventsOf, paymentsOf, type PaymentWorld } from './payment-world';

const initial = { card: 'processing', bank_transfer: 'awaiting_transfer', none: 'settled' } as const;

/** Expects that each payment has moved by rows of the table alone, and that each move is recorded. */
export async function expectLawful(world: PaymentWorld): Promise<void> {
  const events = await eventsOf(world);
  for (const payment of await paymentsOf(world)) {
    const own = events.filter(({ paymentId }) => paymentId === payment.id);
    for (const { event, fromState, toState } of own)
      expect(transitionOf({ ...payment, state: fromState }, event)?.to ?? null, `${fromState}, ${event}`).toBe(toState);
    let state: PaymentState = initial[payment.methodType];
    const nextOf = (from: PaymentState) => own.find(({ fromState, toState }) => fromState === from && toState !== null);
    for (let next = nextOf(state); next?.toState != null; next = nextOf(state)) state = next.toState;
    expect(payment.state).toBe(state);
  }
}

const ended: readonly PaymentState[] = ['captured', 'settled', 'voided', 'refunded', 'declined', 'awaiting_transfer'];

/** Expects that nothing is under way, and that the gateway took exactly what was paid and billed. */
export async function expectSettled(world: PaymentWorld): Promise<void> {
  const charges = await chargesOf(world.test, world.tenantId);
  const all = await paymentsOf(world);
  for (const payment of all) {
    expect(ended).toContain(payment.state);
    const isPaid = payment.state === 'captured' || payment.state === 'settled';
    expect(payment.isBilled, `a payment that is ${payment.state}`).toBe(isPaid);
    if (payment.methodType === 'card') {
      const charge = charges.find(({ id }) => id === payment.ref);
      expect(charge?.state === 'captured', `a charge of a payment that is ${payment.state}`).toBe(
        payment.state === 'captured' || payment.state === 'refunded',
      );
      if (charge !== undefined) expect(charge.amount).toBe(payment.amount);
    }
  }
  const open = charges.filter(({ state }) => state === 'authorised' || state === 'captured');
  for (const { id } of open) expect(all.filter(({ ref }) => ref === id)).toHaveLength(1);
  expect(charges.filter(({ state }) => state === 'captured').length).toBe(
    all.filter(({ state, methodType }) => methodType === 'card' && (state === 'captured' || state === 'refunded'))
      .length,
  );
}
