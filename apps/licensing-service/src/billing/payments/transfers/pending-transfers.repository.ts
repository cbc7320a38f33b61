import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform';
import { liveStates, tenants } from '../../../tenants';
import { subscriptions } from '../../subscriptions/subscription.table';
import { payments } from '../payment.table';

/** A pending transfer and its company CRM. */
export interface PendingTransfer {
  readonly tenantId: string;
  readonly paymentId: string;
}

/** Pending transfers of live company CRMs that were due before a day, `YYYY-MM-DD`. */
const selectPending = (db: DatabaseHandle, dueBefore: string, which: SQL): Promise<PendingTransfer[]> =>
  db
    .select({ tenantId: payments.tenantId, paymentId: payments.id })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.tenantId, payments.tenantId))
    .innerJoin(tenants, eq(tenants.id, payments.tenantId))
    .where(
      and(
        eq(payments.state, 'awaiting_transfer'),
        lt(payments.dueOn, dueBefore),
        inArray(tenants.state, [...liveStates]),
        which,
      ),
    );

/** Pending transfers of plan changes, due before a day, `YYYY-MM-DD`. */
export const findPendingChanges = (db: DatabaseHandle, dueBefore: string): Promise<PendingTransfer[]> =>
  selectPending(db, dueBefore, eq(payments.kind, 'change'));

/** Pending transfers of cancelled subscriptions, due before a day, `YYYY-MM-DD`. */
export const findPendingOfCancelled = (db: DatabaseHandle, dueBefore: string): Promise<PendingTransfer[]> =>
  selectPending(db, dueBefore, eq(subscriptions.cancels, true));
