import { randomBytes } from 'node:crypto';
import { asService, type Clock, type Database, type Transaction } from '../../../platform';
import { OutcomeUnknown, type Charge, type ChargeOrder, type PaymentGateway } from '../payment-gateway';
import { deleteSandboxCard, prepareSandboxCard } from './prepare-card';
import { chargeOf, decideCharge, minimumCharge, setUpAmount, setUpOf, stateOf } from './sandbox-charge';
import { findSavedCard } from './sandbox-card.repository';
import {
  addCharge,
  addRefund,
  findChargeOfKey,
  hasRefund,
  lockCharge,
  refundedOf,
  updateCharge,
  type SandboxChargeRow,
} from './sandbox-charge.repository';

export interface SandboxDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Below it stands the bank's page. */
  readonly publicUrl: string;
}

/** A payment company of the service's own that takes test cards alone and moves no money. */
export function createSandboxGateway({ database, clock, publicUrl }: SandboxDependencies): PaymentGateway {
  const tell = (row: SandboxChargeRow) => chargeOf(row, publicUrl, clock());

  /** Changes a charge, one caller after the other; what `change` leaves out stays. */
  const alter = (ref: string, change: (tx: Transaction, row: SandboxChargeRow) => Promise<SandboxChargeRow>) =>
    asService(database, 'stand-in', async (tx) => {
      const row = await lockCharge(tx, ref);
      if (row === null) throw new Error('The sandbox knows no such charge.');
      return change(tx, row);
    });

  /** Moves a charge on from the states it may be in; from any other it stays as it is. */
  const move = async (ref: string, from: readonly string[], to: 'captured' | 'voided'): Promise<Charge> =>
    tell(
      await alter(ref, async (tx, row) => {
        if (!from.includes(stateOf(row, clock()))) return row;
        await updateCharge(tx, ref, { state: to });
        return { ...row, state: to };
      }),
    );

  /** Stores an order once for its key, with its outcome. */
  const place = async (order: ChargeOrder) => {
    const { isPresent, ...kept } = order;
    const { row, timesOut } = await asService(database, 'stand-in', async (tx) => {
      const now = clock();
      const card = await findSavedCard(tx, order.method, order.tenantId);
      const decided = decideCharge(card, { isPresent, amount: order.amount }, now);
      const answerCode = randomBytes(24).toString('base64url');
      const added = await addCharge(tx, { ...kept, ...decided, answerCode, createdAt: now });
      return {
        row: added ?? (await findChargeOfKey(tx, order.key)),
        timesOut: added !== null && card?.effect === 'times_out',
      };
    });
    if (row === null) throw new Error('A charge of the sandbox is missing.');
    return { row, timesOut };
  };

  return {
    name: 'sandbox',
    minimumCharge,
    prepareCard: (card) => prepareSandboxCard(database, card, clock()),
    forgetCard: (method) => deleteSandboxCard(database, method, clock()),

    async authorise(order) {
      const { row, timesOut } = await place(order);
      if (timesOut) throw new OutcomeUnknown('The sandbox plays a payment company that does not answer.');
      return tell(row);
    },

    async setUp({ ref, ...order }) {
      const known = ref === null ? null : await alter(ref, async (_tx, row) => row);
      const asked = { ...order, amount: setUpAmount, isPresent: true };
      return setUpOf(known ?? (await place(asked)).row, publicUrl, clock());
    },

    async find({ key }) {
      const row = await asService(database, 'stand-in', (tx) => findChargeOfKey(tx, key));
      return row === null ? null : tell(row);
    },

    capture: (ref) => move(ref, ['authorised'], 'captured'),
    void: (ref) => move(ref, ['authorised', 'action_needed'], 'voided'),
    // A declined charge of the sandbox is over.
    close: async () => undefined,
    status: async (ref) => tell(await alter(ref, async (_tx, row) => row)),

    async refund(ref, key, amount) {
      await alter(ref, async (tx, row) => {
        if (await hasRefund(tx, key)) return row;
        const left = row.state === 'captured' ? row.amount - (await refundedOf(tx, ref)) : 0;
        if (amount > left) throw new Error('More would be given back than was taken.');
        await addRefund(tx, { key, chargeId: ref, amount, createdAt: clock() });
        return row;
      });
    },
  };
}
