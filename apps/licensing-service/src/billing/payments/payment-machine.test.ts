import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paymentDiagram } from '../../testing/payment-diagram';
import {
  allPaymentEvents,
  paymentTable,
  paymentStates,
  transitionOf,
  type PaymentState,
  type Purpose,
} from './payment-machine';

const heads = {
  creation: { kind: 'creation', isPresent: true },
  order: { kind: 'change', isPresent: true },
  renewal: { kind: 'renewal', isPresent: false },
  correction: { kind: 'correction', isPresent: false },
} as const satisfies Record<Purpose, unknown>;
const purposes = Object.keys(heads) as Purpose[];

const nextOf = (state: PaymentState, purpose: Purpose): PaymentState[] =>
  allPaymentEvents.flatMap((event) => transitionOf({ ...heads[purpose], state }, event)?.to ?? []);

/** The states that a payment can reach from one, without it. */
function reachable(from: PaymentState, purpose: Purpose, seen = new Set<PaymentState>()): Set<PaymentState> {
  for (const to of nextOf(from, purpose)) {
    if (to === from || seen.has(to)) continue;
    seen.add(to);
    reachable(to, purpose, seen);
  }
  return seen;
}

const began: readonly PaymentState[] = ['processing', 'awaiting_transfer', 'settled'];

describe.each(purposes)('a payment of a %s', (purpose) => {
  const reached = new Set(began.flatMap((state) => [state, ...reachable(state, purpose)]));

  it('never returns to a state that it left', () => {
    for (const state of reached) expect(reachable(state, purpose)).not.toContain(state);
  });

  it('can leave every state in which money is on its way', () => {
    const underWay = [
      'processing',
      'action_needed',
      'authorised',
      'capturing',
      'awaiting_transfer',
      'voiding',
      'refunding',
    ];
    for (const state of reached) if (underWay.includes(state)) expect(nextOf(state, purpose)).not.toEqual([]);
  });

  it('is refunded if it was captured while it was being voided', () => {
    for (const state of ['declined', 'voided', 'refunded'] as const) expect(nextOf(state, purpose)).toEqual([]);
    expect(transitionOf({ ...heads[purpose], state: 'voiding' }, 'captured')?.to).toBe('refunding');
  });
});

it('takes effect once: an event that is repeated does not fit', () => {
  for (const purpose of purposes)
    for (const state of paymentStates)
      for (const event of allPaymentEvents) {
        const after = transitionOf({ ...heads[purpose], state }, event);
        if (after === null || after.effect === null) continue;
        const again = transitionOf({ ...heads[purpose], state: after.to }, event);
        expect(again?.effect ?? null, `${state}, ${event}, ${event}`).toBeNull();
      }
});

it('reaches every state', () => {
  const reached = purposes.flatMap((purpose) => began.flatMap((state) => [state, ...reachable(state, purpose)]));
  expect(new Set(reached)).toEqual(new Set(paymentStates));
});

it('is drawn in ARCHITECTURE.md as `npm run checks -- payments` prints it', () => {
  const page = readFileSync(new URL('../../../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  expect(page).toContain(`\`\`\`mermaid\n${paymentDiagram(paymentTable)}\n\`\`\``);
});
