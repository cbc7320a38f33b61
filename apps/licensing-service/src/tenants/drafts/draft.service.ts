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
import { tenantAudit, type TenantCall } from '../tenant-call';

const maximumDrafts = 5;

interface DraftOptions {
  /** Reuses the caller's draft without saved data, if there is one. */
  readonly reuseUntouched: boolean;
}

export function createDraft(
  { database, clock }: TenantsDependencies,
  call: TenantCall,
  { reuseUntouched }: DraftOptions,
  remember: Remember,
): Promise<string> {
  return inScope(database, { userId: call.user.id }, async (tx) => {
    const now = clock();
    const reused = reuseUntouched ? await reuseDraft(tx, call, now) : null;
    const id = reused ?? (await addDraft(tx, call, now));
    await remember(tx, id);
    return id;
  });
}

/** Resets the caller's latest untouched draft to a new one; null if there is none. */
async function reuseDraft(tx: Transaction, { user }: TenantCall, now: Date): Promise<string | null> {
  const untouched = (await lockOwnDrafts(tx, user.id)).filter(({ section, title }) => section === null && title === '');
  const unshared = await findUnshared(
    tx,
    untouched.map(({ id }) => id),
  );
  const draft = untouched.find(({ id }) => unshared.has(id));
  if (draft === undefined) return null;
  const reset = { language: user.language, createdAt: now, updatedAt: now, expiryNoticeAt: null };
  await updateTenant(tx, draft.id, ['draft'], reset);
  return draft.id;
}

/** Inserts a draft owned by the caller; the transaction must run in the caller's scope. */
export async function addDraft(tx: Transaction, call: TenantCall, now: Date): Promise<string> {
  const drafts = await lockOwnDrafts(tx, call.user.id);
  if (drafts.length >= maximumDrafts) throw new Conflict('too_many_drafts', { drafts: drafts.map(toOpenDraft) });
  const id = await insertDraft(tx, { userId: call.user.id, language: call.user.language, now });
  await writeAudit(tx, { ...tenantAudit(call, id, now), action: 'tenant.draft' });
  return id;
}

const toOpenDraft = ({ id, title, section, updatedAt }: TenantRow): OpenDraft => ({
  id,
  title,
  section,
  updated_at: updatedAt.toISOString(),
});

/** Deletes a draft with its secrets and their key, then notifies its members' open pages. */
export async function discardDraft(dependencies: TenantsDependencies, call: TenantCall, id: string): Promise<void> {
  const { database, clock } = dependencies;
  const head = await inScope(database, call.scope, (tx) => findTenant(tx, call.scope, id));
  if (head === null) throw new NotFound('tenant_not_found');
  const members = await inScope(database, call.scope, async (tx) => {
    const before = await findMemberIds(tx, id);
    const result = await deleteDraft(tx, dependencies, id, clock());
    if (result !== 'deleted') throw new Conflict(result);
    await writeAudit(tx, {
      ...tenantAudit(call, id, clock()),
      action: 'tenant.discard',
      title: head.tenant.title,
      before: { title: head.tenant.title },
    });
    return before;
  });
  await publishTenantChange(dependencies, id, members);
}
