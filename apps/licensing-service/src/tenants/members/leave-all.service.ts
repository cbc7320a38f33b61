import { type Caller, Conflict, type Transaction, writeAudit } from '../../platform';
import { deleteDraft } from '../drafts/delete-draft';
import type { DraftRemoval } from '../drafts/draft-removal';
import { deleteMembershipsOf, lockTenantsOf } from './member.repository';

/**
 * Removes a user from every company CRM; 409 with the list if one would have no owner left. A draft without
 * other members does not count: it is discarded. Returns the ids of those that were left.
 */
export async function leaveAllTenants(
  tx: Transaction,
  dependencies: { readonly draftRemoval: DraftRemoval },
  userId: string,
  { requestId, ip }: Pick<Caller, 'requestId' | 'ip'>,
  at: Date,
): Promise<readonly string[]> {
  const owned = (await lockTenantsOf(tx, userId)).filter(
    ({ role, otherOwners }) => role === 'owner' && otherOwners === 0,
  );
  const isOwnDraft = ({ state, others }: (typeof owned)[number]) => state === 'draft' && others === 0;
  const held = owned.filter((tenant) => !isOwnDraft(tenant));
  if (held.length > 0) throw new Conflict('owns_tenants', { tenants: held.map(({ id, title }) => ({ id, title })) });
  const trail = { actorId: userId, outcome: 'done' as const, requestId, ip, at };
  for (const { id, title } of owned) {
    await deleteDraft(tx, dependencies, id, at);
    const subject = { subjectType: 'tenant', subjectId: id, before: { title } };
    await writeAudit(tx, { ...trail, action: 'tenant.discard', ...subject });
  }
  const left = await deleteMembershipsOf(tx, userId);
  const subject = { subjectType: 'user', subjectId: userId, before: { memberships: left.length } };
  if (left.length > 0) await writeAudit(tx, { ...trail, action: 'tenant.members_left', ...subject });
  return left;
}
