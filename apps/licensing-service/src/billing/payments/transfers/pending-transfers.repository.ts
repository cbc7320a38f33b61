import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import { livingStates, tenants } from '../../../tenants';
import { subscriptions } from '../../subscriptions/subscription.table';
import { payments } from '../payment.table';

/** A pending transfer and its company CRM. */
export interface AwaitedTransfer {
  readonly tenantId: string;
  readonly paymentId: string;
}

/** Of company CRMs that are there, those that were due before a day, `YYYY-MM-DD`. */
const selectAwaited = (db: DatabaseHandle, dueBefore: string, which: SQL): Promise<AwaitedTransfer[]> =>
  db
    .select({ tenantId: payments.tenantId, paymentId: payments.id })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.tenantId, payments.tenantId))
    .innerJoin(tenants, eq(tenants.id, payments.tenantId))
    .where(
      and(
        eq(payments.state, 'awaiting_transfer'),
        lt(payments.dueOn, dueBefore),
        inArray(tenants.state, [...livingStates]),
        which,
      ),
    );

/** Transfers for changes of plan that were due before a day, `YYYY-MM-DD`, and have not come. */
export const findAwaitedChanges = (db: DatabaseHandle, dueBefore: string): Promise<AwaitedTransfer[]> =>
  selectAwaited(db, dueBefore, eq(payments.kind, 'change'));

/** Transfers for subscriptions that were cancelled since, due before a day, `YYYY-MM-DD`, that have not come. */
export const findAwaitedOfCancelled = (db: DatabaseHandle, dueBefore: string): Promise<AwaitedTransfer[]> =>
  selectAwaited(db, dueBefore, eq(subscriptions.cancels, true));
