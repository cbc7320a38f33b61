import { and, eq, inArray, lt } from 'drizzle-orm';
import { asService } from '../../database/scope';
import { forEachApart } from '../../jobs/for-each-apart';
import type { Parts } from '../../parts';
import { localDay } from '../../slovenian-time';
import { keptPlan } from '../subscriptions/plan-before';
import { findSubscription } from '../subscriptions/subscription.repository';
import { lockTenant } from '../tenants/tenant.repository';
import { isLiving, livingStates } from '../tenants/tenant-life';
import { tenants } from '../tenants/tenant.table';
import { lapses } from './lapses';
import { lapseTransfer } from './lapse-transfer';
import { findPayment } from './payment.repository';
import { payments } from './payment.table';

/** Gives changes up whose bank transfer has not come by the end of its due day, where the plan from before goes on. */
export async function giveUpLapsed(parts: Parts, now: Date): Promise<void> {
  const rows = await parts.database
    .select({ id: payments.id, tenantId: payments.tenantId })
    .from(payments)
    .innerJoin(tenants, eq(tenants.id, payments.tenantId))
    .where(
      and(
        eq(payments.state, 'awaiting_transfer'),
        eq(payments.kind, 'change'),
        lt(payments.dueOn, localDay(now)),
        inArray(tenants.state, [...livingStates]),
      ),
    );
  const giveUpOne = ({ id, tenantId }: (typeof rows)[number]) => giveUp(parts, tenantId, id, now);
  await forEachApart(rows, giveUpOne, 'Changes could not be given up whose transfer has not come.');
}

async function giveUp(parts: Parts, tenantId: string, paymentId: string, now: Date): Promise<void> {
  await asService(parts.database, async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    const payment = (await findPayment(tx, paymentId))?.payment;
    const current = await findSubscription(tx, tenantId);
    if (payment?.state !== 'awaiting_transfer' || current === null) return;
    if (!isLiving(tenant?.state ?? null)) return;
    const { planBefore, dueOn } = payment;
    const before = planBefore === null ? null : { ...current, ...keptPlan(planBefore) };
    if (dueOn === null || !lapses(payment, before, dueOn)) return;
    await lapseTransfer(tx, parts, payment, now);
  });
}
