import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { asService } from '../../database/scope';
import { forEachApart } from '../../jobs/for-each-apart';
import type { Parts } from '../../parts';
import { livingStates } from '../tenants/tenant-life';
import { tenants } from '../tenants/tenant.table';
import { subscriptions } from './subscription.table';
import { writeSubscriptionMails, writtenDay } from './subscription-mails';

const day = 86_400_000;
/** Days before a company CRM can only be read at which its owners are reminded to pay. */
const daysBefore = 3;
/** Days after it at which that is told, where nobody could be told before. */
const daysOfTelling = 14;

/**
 * Reminds owners of the day from which their unpaid company CRM can only be read, and tells them when it has come.
 *
 * @throws AggregateError where some could not be told, after all others were
 */
export async function remindOfReadOnly(parts: Parts, now: Date): Promise<void> {
  const after = (days: number) => new Date(now.getTime() + days * day);
  const rows = await parts.database
    .select({ id: subscriptions.tenantId, at: subscriptions.readOnlyAt })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(
      and(
        eq(subscriptions.kind, 'paid'),
        isNull(subscriptions.endedAt),
        lte(subscriptions.readOnlyAt, after(daysBefore)),
        gt(subscriptions.readOnlyAt, after(0 - daysOfTelling)),
        inArray(tenants.state, [...livingStates]),
      ),
    );
  const tellOne = async ({ id, at }: (typeof rows)[number]) => {
    if (at !== null) await tell(parts, id, at, now);
  };
  await forEachApart(rows, tellOne, 'Owners could not be told that their company CRM is not paid.');
}

async function tell(parts: Parts, tenantId: string, readOnlyAt: Date, now: Date): Promise<void> {
  const template = readOnlyAt <= now ? 'unpaid_read_only' : 'unpaid_reminder';
  await asService(parts.database, (tx) =>
    writeSubscriptionMails(tx, parts, tenantId, {
      template,
      values: { day: writtenDay(readOnlyAt) },
      onceKey: `${template}:${tenantId}:${readOnlyAt.getTime()}`,
      at: now,
    }),
  );
}
