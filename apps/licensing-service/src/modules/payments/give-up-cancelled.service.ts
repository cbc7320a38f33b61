import { and, eq, inArray, lt } from 'drizzle-orm';
import { asService } from '../../database/scope';
import { forEachApart } from '../../jobs/for-each-apart';
import type { Parts } from '../../parts';
import { localDay } from '../../slovenian-time';
import { endSubscription } from '../subscriptions/end-subscription';
import { findSubscription } from '../subscriptions/subscription.repository';
import { stateOfSubscription } from '../subscriptions/subscription-state';
import { subscriptions } from '../subscriptions/subscription.table';
import { tellEnded } from '../subscriptions/tell-ended';
import { lockTenant } from '../tenants/tenant.repository';
import { isLiving, livingStates } from '../tenants/tenant-life';
import { tenants } from '../tenants/tenant.table';
import { lapseTransfer } from './lapse-transfer';
import { findPaymentUnderWay } from './payment.repository';
import { payments } from './payment.table';

const week = 7 * 86_400_000;

/**
 * Gives up the transfers of subscriptions that were cancelled, a week after they were due: what they were to pay for
 * ends, and another plan can be paid. Others that have nothing to go back to are waited for until the operator gives them
 * up.
 */
export async function giveUpCancelled(parts: Parts, now: Date): Promise<void> {
  const give = (tenantId: string) => giveUpOf(parts, tenantId, now);
  await forEachApart(await findForgotten(parts, now), give, 'Transfers of what was cancelled could not be given up.');
}

async function findForgotten({ database }: Parts, now: Date): Promise<string[]> {
  const rows = await database
    .select({ id: payments.tenantId })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.tenantId, payments.tenantId))
    .innerJoin(tenants, eq(tenants.id, payments.tenantId))
    .where(
      and(
        eq(payments.state, 'awaiting_transfer'),
        lt(payments.dueOn, localDay(new Date(now.getTime() - week))),
        eq(subscriptions.cancels, true),
        inArray(tenants.state, [...livingStates]),
      ),
    );
  return rows.map(({ id }) => id);
}

async function giveUpOf(parts: Parts, tenantId: string, now: Date): Promise<void> {
  await asService(parts.database, async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    const payment = await findPaymentUnderWay(tx, tenantId);
    const isStill = (await findSubscription(tx, tenantId))?.cancels === true;
    if (!isLiving(tenant?.state ?? null) || !isStill || payment?.state !== 'awaiting_transfer') return;
    await lapseTransfer(tx, parts, payment, now);
    const left = await findSubscription(tx, tenantId);
    if (left !== null && stateOfSubscription(left, { isAwaitingTransfer: false, now }) === 'unpaid')
      await tellEnded(tx, parts, tenantId, await endSubscription(tx, left, now), now);
  });
}
