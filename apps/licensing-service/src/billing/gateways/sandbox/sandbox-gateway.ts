import { randomBytes } from 'node:crypto';
import { asService, type Clock, type Database, type Transaction } from '../../../platform';
import { OutcomeUnknown, type Charge, type ChargeOrder, type PaymentGateway } from '../payment-gateway';
import { deleteSandboxCard, prepareSandboxCard } from './prepare-card';
import { chargeOf, decideCharge, minimumCharge, setUpAmount, setUpOf, stateOf } from './sandbox-charge';
import { findSavedCard } from './sandbox-card.repository';
import {
  insertCharge,
  insertRefund,
  findChargeOfKey,
  hasRefund,
  lockCharge,
  sumRefunds,
  updateCharge,
  type SandboxChargeRow,
} from './sandbox-charge.repository';

export interface SandboxDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Base of the bank page's address. */
  readonly publicUrl: string;
}

/** A simulated gateway: accepts only test cards and moves no money. */
export function createSandboxGateway({ database, clock, publicUrl }: SandboxDependencies): PaymentGateway {
  const view = (row: SandboxChargeRow) => chargeOf(row, publicUrl, clock());

  /** Locks a charge and changes it. `change` returns the changed row. */
  const update = (ref: string, change: (tx: Transaction, row: SandboxChargeRow) => Promise<SandboxChargeRow>) =>
    asService(database, 'stand-in', async (tx) => {
      const row = await lockCharge(tx, ref);
      if (row === null) throw new Error('The sandbox has no such charge.');
      return change(tx, row);
    });

  /** Moves a charge to a state from the listed ones; leaves it unchanged in any other state. */
  const move = async (ref: string, from: readonly string[], to: 'captured' | 'voided'): Promise<Charge> =>
    view(
      await update(ref, async (tx, row) => {
        if (!from.includes(stateOf(row, clock()))) return row;
        await updateCharge(tx, ref, { state: to });
        return { ...row, state: to };
      }),
    );

  /** Stores an order and its outcome once per key. */
  const place = async (order: ChargeOrder) => {
    const { isPresent, ...stored } = order;
    const { row, timesOut } = await asService(database, 'stand-in', async (tx) => {
      const now = clock();
      const card = await findSavedCard(tx, order.method, order.tenantId);
      const decided = decideCharge(card, { isPresent, amount: order.amount }, now);
      const answerCode = randomBytes(24).toString('base64url');
      const added = await insertCharge(tx, { ...stored, ...decided, answerCode, createdAt: now });
      return {
        row: added ?? (await findChargeOfKey(tx, order.key)),
        timesOut: added !== null && card?.effect === 'times_out',
      };
    });
    if (row === null) throw new Error('The sandbox could not find its charge.');
    return { row, timesOut };
  };

  return {
    name: 'sandbox',
    minimumCharge,
    prepareCard: (card) => prepareSandboxCard(database, card, clock()),
    forgetCard: (method) => deleteSandboxCard(database, method, clock()),

    async authorise(order) {
      const { row, timesOut } = await place(order);
      if (timesOut) throw new OutcomeUnknown('The sandbox simulates a gateway that does not answer.');
      return view(row);
    },

    async setUp({ ref, ...order }) {
      const existing = ref === null ? null : await update(ref, async (_tx, row) => row);
      const request = { ...order, amount: setUpAmount, isPresent: true };
      return setUpOf(existing ?? (await place(request)).row, publicUrl, clock());
    },

    async find({ key }) {
      const row = await asService(database, 'stand-in', (tx) => findChargeOfKey(tx, key));
      return row === null ? null : view(row);
    },

    capture: (ref) => move(ref, ['authorised'], 'captured'),
    void: (ref) => move(ref, ['authorised', 'action_needed'], 'voided'),
    // The sandbox has nothing to close: a declined charge is final.
    close: async () => undefined,
    status: async (ref) => view(await update(ref, async (_tx, row) => row)),

    async refund(ref, key, amount) {
      await update(ref, async (tx, row) => {
        if (await hasRefund(tx, key)) return row;
        const left = row.state === 'captured' ? row.amount - (await sumRefunds(tx, ref)) : 0;
        if (amount > left) throw new Error('A refund exceeds the captured amount.');
        await insertRefund(tx, { key, chargeId: ref, amount, createdAt: clock() });
        return row;
      });
    },
  };
}
