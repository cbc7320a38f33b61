import type { OpenDraft } from '@atrium/api-client/contract';
import { Conflict, inScope, NotFound, type Remember, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { deleteDraft } from './delete-draft';
import { publishTenantChange } from '../publish-tenant-change';
import {
  findMemberIds,
  findTenant,
  findUnshared,
  insertDraft,
  lockOwnDrafts,
  type TenantRow,
  updateTenant,
} from '../tenant.repository';
import { audited, type TenantCall } from '../tenant-call';

const maximumDrafts = 5;

interface DraftWish {
  /** Takes a draft in which nothing was saved yet, where the caller has one. */
  readonly reuseUntouched: boolean;
}

export function createDraft(
  { database, clock }: TenantsDependencies,
  call: TenantCall,
  { reuseUntouched }: DraftWish,
  remember: Remember,
): Promise<string> {
  return inScope(database, { userId: call.user.id }, async (tx) => {
    const now = clock();
    const untouched = reuseUntouched ? await reuseDraft(tx, call, now) : null;
    const id = untouched ?? (await addDraft(tx, call, now));
    await remember(tx, id);
    return id;
  });
}

/** Makes the latest untouched draft of the caller as good as new; null where they have none. */
async function reuseDraft(tx: Transaction, { user }: TenantCall, now: Date): Promise<string | null> {
  const empty = (await lockOwnDrafts(tx, user.id)).filter(({ section, title }) => section === null && title === '');
  const unshared = await findUnshared(
    tx,
    empty.map(({ id }) => id),
  );
  const draft = empty.find(({ id }) => unshared.has(id));
  if (draft === undefined) return null;
  const asNew = { language: user.language, createdAt: now, updatedAt: now, expiryNoticeAt: null };
  await updateTenant(tx, draft.id, ['draft'], asNew);
  return draft.id;
}

/** A draft of the caller's own, in a transaction of their own scope. */
export async function addDraft(tx: Transaction, call: TenantCall, now: Date): Promise<string> {
  const drafts = await lockOwnDrafts(tx, call.user.id);
  if (drafts.length >= maximumDrafts) throw new Conflict('too_many_drafts', { drafts: drafts.map(toOpenDraft) });
  const id = await insertDraft(tx, { userId: call.user.id, language: call.user.language, now });
  await writeAudit(tx, { ...audited(call, id, now), action: 'tenant.draft' });
  return id;
}

const toOpenDraft = ({ id, title, section, updatedAt }: TenantRow): OpenDraft => ({
  id,
  title,
  section,
  updated_at: updatedAt.toISOString(),
});

/** Removes a draft; its secrets and the key to them go with it. Its members' lists follow. */
export async function discardDraft(dependencies: TenantsDependencies, call: TenantCall, id: string): Promise<void> {
  const { database, clock } = dependencies;
  const head = await inScope(database, call.scope, (tx) => findTenant(tx, call.scope, id));
  if (head === null) throw new NotFound('tenant_not_found');
  const members = await inScope(database, call.scope, async (tx) => {
    const before = await findMemberIds(tx, id);
    const end = await deleteDraft(tx, dependencies, id, clock());
    if (end !== 'gone') throw new Conflict(end);
    await writeAudit(tx, {
      ...audited(call, id, clock()),
      action: 'tenant.discard',
      before: { title: head.tenant.title },
    });
    return before;
  });
  await publishTenantChange(dependencies, id, members);
}
