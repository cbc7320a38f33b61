import { and, eq, inArray, lt } from 'drizzle-orm';
import { asService } from '../../database/scope';
import { forEachApart } from '../../jobs/for-each-apart';
import type { Parts } from '../../parts';
import { localDay } from '../../slovenian-time';
import { keptPlan } from '../subscriptions/plan-before';
import { changeSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import { tellReadOnly } from '../subscriptions/tell-read-only';
import type { InstanceUsage } from '../tenants/provisioners/provisioner';
import { lockTenant } from '../tenants/tenant.repository';
import { isLiving, livingStates } from '../tenants/tenant-life';
import { tenants } from '../tenants/tenant.table';
import { lapses } from './lapses';
import { lapseTransfer } from './lapse-transfer';
import { findPayment } from './payment.repository';
import { payments } from './payment.table';

/** Days after its due day at which a transfer is in the books of the operator, weekends and holidays included. */
const daysOfBooking = 4;
const day = 86_400_000;

/**
 * Gives changes up whose bank transfer has not come by the end of its due day, where the plan from before goes on. Where
 * more is in use by then than that plan has, the company CRM is read-only until it is paid or given up.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function giveUpLapsed(parts: Parts, now: Date): Promise<void> {
  const rows = await parts.database
    .select({ id: payments.id, tenantId: payments.tenantId })
    .from(payments)
    .innerJoin(tenants, eq(tenants.id, payments.tenantId))
    .where(
      and(
        eq(payments.state, 'awaiting_transfer'),
        eq(payments.kind, 'change'),
        lt(payments.dueOn, localDay(new Date(now.getTime() - daysOfBooking * day))),
        inArray(tenants.state, [...livingStates]),
      ),
    );
  const giveUpOne = ({ id, tenantId }: (typeof rows)[number]) => giveUp(parts, tenantId, id, now);
  await forEachApart(rows, giveUpOne, 'Changes could not be given up whose transfer has not come.');
}

async function giveUp(parts: Parts, tenantId: string, paymentId: string, now: Date): Promise<void> {
  const used = await parts.provisioner.usage(tenantId);
  await asService(parts.database, async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    const payment = (await findPayment(tx, paymentId))?.payment;
    const current = await findSubscription(tx, tenantId);
    if (payment?.state !== 'awaiting_transfer' || current === null) return;
    if (!isLiving(tenant?.state ?? null)) return;
    const { planBefore, dueOn } = payment;
    const before = planBefore === null ? null : { ...current, ...keptPlan(planBefore) };
    if (before === null || dueOn === null || !lapses(payment, before, dueOn)) return;
    if (!isExceeded(before, used)) return lapseTransfer(tx, parts, payment, now);
    if (current.readOnlyAt !== null) return;
    await changeSubscription(tx, tenantId, { readOnlyAt: now });
    await tellReadOnly(tx, parts, tenantId, now);
  });
}

/** Whether more is in use than a plan has; a trial counts nothing. */
const isExceeded = ({ selection }: SubscriptionRow, used: InstanceUsage | null): boolean =>
  selection !== null && used !== null && (used.licences > selection.licences || used.assets > selection.assets);
