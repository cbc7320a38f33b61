import { gateways } from '@atrium/api-client/contract/schemas';
import { asService, dayMs, type Transaction } from '../../../platform';
import type { GatewayDependencies } from '../gateway-definition';
import { OutcomeUnknown, type Charge, type ChargeOrder, type PaymentGateway, type SetUp } from '../payment-gateway';
import { bankPagePath } from './bank-page';
import { deleteSandboxCard, prepareSandboxCard } from './sandbox-cards';
import {
  findChargeOfKey,
  lockCharge,
  placeCharge,
  refundCharge,
  setUpAmount,
  updateCharge,
  type SandboxChargeRow,
} from './sandbox-charges';

/** A simulated gateway: accepts only test cards and moves no money. */
export function createSandboxGateway({ database, clock, settings }: GatewayDependencies): PaymentGateway {
  /** An authorisation expires after seven days without a capture. */
  const chargeOf = ({ id: ref, state, authorisedAt, declineReason }: SandboxChargeRow): Charge => {
    const isExpired = authorisedAt !== null && clock().getTime() - authorisedAt.getTime() >= 7 * dayMs;
    if (state === 'authorised' && isExpired) return { state: 'voided', ref };
    if (state === 'action_needed') return { state, ref, url: `${settings.publicUrl}${bankPagePath(ref)}` };
    if (state === 'declined') return { state, ref, reason: declineReason ?? 'declined' };
    return { state, ref };
  };

  /** A set-up never expires, and is never captured or voided. */
  const setUpOf = (row: SandboxChargeRow): SetUp => {
    const charge = chargeOf(row);
    if (charge.state === 'action_needed' || charge.state === 'declined') return charge;
    return { state: 'succeeded', ref: row.id };
  };

  const transact = <T>(work: (tx: Transaction) => Promise<T>) => asService(database, 'stand-in', work);
  const place = (order: ChargeOrder) => transact((tx) => placeCharge(tx, order, clock()));

  /** Locks a charge for what `work` reads or changes. */
  const withCharge = <T>(ref: string, work: (row: SandboxChargeRow, tx: Transaction) => T | Promise<T>) =>
    transact(async (tx) => {
      const row = await lockCharge(tx, ref);
      if (row === null) throw new Error('The sandbox has no such charge.');
      return work(row, tx);
    });

  /** Moves a charge to a state from the listed ones; leaves it unchanged in any other state. */
  const move = (ref: string, from: readonly string[], state: 'captured' | 'voided'): Promise<Charge> =>
    withCharge(ref, async (row, tx) =>
      chargeOf(from.includes(chargeOf(row).state) ? await updateCharge(tx, row, { state }) : row),
    );

  return {
    name: gateways.sandbox.name,
    minimumCharge: gateways.sandbox.minimumCharge,
    prepareCard: (card) => prepareSandboxCard(database, card, clock()),
    forgetCard: (method) => deleteSandboxCard(database, method, clock()),

    async authorise(order) {
      const { row, timesOut } = await place(order);
      if (timesOut) throw new OutcomeUnknown('The sandbox simulates a gateway that does not answer.');
      return chargeOf(row);
    },

    async setUp({ ref, ...order }) {
      if (ref !== null) return withCharge(ref, setUpOf);
      const { row } = await place({ ...order, amount: setUpAmount, isPresent: true });
      return setUpOf(row);
    },

    async find({ key }) {
      const row = await transact((tx) => findChargeOfKey(tx, key));
      return row === null ? null : chargeOf(row);
    },

    capture: (ref) => move(ref, ['authorised'], 'captured'),
    void: (ref) => move(ref, ['authorised', 'action_needed'], 'voided'),
    // The sandbox has nothing to close: a declined charge is final.
    close: async () => undefined,
    status: (ref) => withCharge(ref, chargeOf),
    refund: (ref, key, amount) => withCharge(ref, (row, tx) => refundCharge(tx, row, { key, amount, now: clock() })),
  };
}
