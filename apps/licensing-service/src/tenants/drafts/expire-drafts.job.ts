import { and, eq, isNull, lte } from 'drizzle-orm';
import { Type } from 'typebox';
import { asService, defineJob, type JobContext, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { publishTenantChange } from '../publish-tenant-change';
import { deleteDraft } from './delete-draft';
import { findMemberIds } from '../tenant.repository';
import { writeExpiryMails } from './draft-mails';
import { tenants } from '../tenant.table';
import { tenantSubject } from '../tenant-call';

const day = 24 * 60 * 60 * 1000;
const lifetimeDays = 30;
const noticeAfterDays = 23;

type Dependencies = Pick<
  TenantsDependencies,
  'database' | 'clock' | 'settings' | 'mailer' | 'jobs' | 'realtime' | 'log' | 'draftRemoval'
>;

const draftsSavedBefore = ({ database }: Dependencies, instant: Date) =>
  database
    .select({ id: tenants.id, title: tenants.title, savedAt: tenants.updatedAt, noticeAt: tenants.expiryNoticeAt })
    .from(tenants)
    .where(and(eq(tenants.state, 'draft'), lte(tenants.updatedAt, instant)));

/**
 * Discards drafts thirty days after the last save and notifies owners a week before. Drafts with account credit never
 * expire, nor do drafts that wait for a bank transfer.
 */
export async function expireDrafts(dependencies: Dependencies): Promise<void> {
  const now = dependencies.clock();
  for (const { id, title } of await draftsSavedBefore(dependencies, new Date(now.getTime() - lifetimeDays * day))) {
    const members = await asService(dependencies.database, 'job', async (tx) => {
      if (await dependencies.draftRemoval.awaitsTransfer(tx, id)) return null;
      const memberIds = await findMemberIds(tx, id);
      if ((await deleteDraft(tx, dependencies, id, now)) !== 'deleted') return null;
      await writeAudit(tx, {
        action: 'tenant.expire',
        outcome: 'done',
        ...tenantSubject(id),
        title,
        before: { title },
        at: now,
      });
      return memberIds;
    });
    if (members !== null) await publishTenantChange(dependencies, id, members);
  }
  for (const { id, title, savedAt, noticeAt: noticeSentAt } of await draftsSavedBefore(
    dependencies,
    new Date(now.getTime() - noticeAfterDays * day),
  )) {
    if (noticeSentAt !== null) continue;
    await asService(dependencies.database, 'job', async (tx) => {
      if (await dependencies.draftRemoval.hasCredit(tx, id)) return;
      if (await dependencies.draftRemoval.awaitsTransfer(tx, id)) return;
      const due = and(eq(tenants.id, id), eq(tenants.updatedAt, savedAt), isNull(tenants.expiryNoticeAt));
      const marked = await tx.update(tenants).set({ expiryNoticeAt: now }).where(due).returning({ id: tenants.id });
      if (marked.length === 0) return;
      const daysLeft = Math.ceil((savedAt.getTime() + lifetimeDays * day - now.getTime()) / day);
      await writeExpiryMails(tx, dependencies, { id, title, savedAt, daysLeft }, now);
    });
  }
}

export const expireDraftsJob = defineJob({
  name: 'drafts.expire',
  schema: Type.Object({}),
  every: '23 * * * *',
  run: ({ dependencies }: JobContext<TenantsDependencies>) => expireDrafts(dependencies),
});
