import { and, eq, isNull, lte } from 'drizzle-orm';
import { Type } from 'typebox';
import { asService, defineJob, type JobContext, settleEach, writeAudit } from '../../platform';
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
 *
 * @throws AggregateError if something failed for some drafts, after all others were done
 */
export async function expireDrafts(dependencies: Dependencies): Promise<void> {
  const now = dependencies.clock();
  const savedDaysAgo = (days: number) => draftsSavedBefore(dependencies, new Date(now.getTime() - days * day));
  const parts = [
    async () => {
      const expired = await savedDaysAgo(lifetimeDays);
      await settleEach(expired, (draft) => expireDraft(dependencies, draft, now), 'Drafts could not be discarded.');
    },
    async () => {
      const ending = (await savedDaysAgo(noticeAfterDays)).filter(({ noticeAt }) => noticeAt === null);
      await settleEach(ending, (draft) => announceExpiry(dependencies, draft, now), 'Owners could not be notified.');
    },
  ];
  await settleEach(parts, (part) => part(), 'Drafts could not be expired.');
}

type SavedDraft = Awaited<ReturnType<typeof draftsSavedBefore>>[number];

async function expireDraft(dependencies: Dependencies, { id, title }: SavedDraft, at: Date): Promise<void> {
  const members = await asService(dependencies.database, 'job', async (tx) => {
    if (await dependencies.draftRemoval.awaitsTransfer(tx, id)) return null;
    const memberIds = await findMemberIds(tx, id);
    if ((await deleteDraft(tx, dependencies, id, at)) !== 'deleted') return null;
    await writeAudit(tx, {
      action: 'tenant.expire',
      outcome: 'done',
      ...tenantSubject(id),
      title,
      before: { title },
      at,
    });
    return memberIds;
  });
  if (members !== null) await publishTenantChange(dependencies, id, members);
}

const announceExpiry = (dependencies: Dependencies, { id, title, savedAt }: SavedDraft, now: Date): Promise<void> =>
  asService(dependencies.database, 'job', async (tx) => {
    if (await dependencies.draftRemoval.hasCredit(tx, id)) return;
    if (await dependencies.draftRemoval.awaitsTransfer(tx, id)) return;
    const due = and(eq(tenants.id, id), eq(tenants.updatedAt, savedAt), isNull(tenants.expiryNoticeAt));
    const marked = await tx.update(tenants).set({ expiryNoticeAt: now }).where(due).returning({ id: tenants.id });
    if (marked.length === 0) return;
    const daysLeft = Math.ceil((savedAt.getTime() + lifetimeDays * day - now.getTime()) / day);
    await writeExpiryMails(tx, dependencies, { id, title, savedAt, daysLeft }, now);
  });

export const expireDraftsJob = defineJob({
  name: 'drafts.expire',
  schema: Type.Object({}),
  every: '23 * * * *',
  run: ({ dependencies }: JobContext<TenantsDependencies>) => expireDrafts(dependencies),
});
