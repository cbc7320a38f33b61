import type { Leaving } from '../../identity';
import { Conflict, type Transaction, writeAudit } from '../../platform';
import { deleteDraft } from '../drafts/delete-draft';
import type { DraftRemoval } from '../drafts/draft-removal';
import { deleteMembershipsOf, lockTenantsOfUser } from './member.repository';
import { tenantSubject } from '../tenant-call';
import { recordedTenantFields } from '../tenant-fields';
import { isOnlyOwner, needsOwner } from './tenants-of-user';

/**
 * Removes a user from every company CRM; 409 if one has no other owner, with a list of these if the actor may view them. Discards drafts without other
 * members. Returns the ids of the company CRMs the user left.
 */
export async function leaveAllTenants(
  tx: Transaction,
  dependencies: { readonly draftRemoval: DraftRemoval },
  { userId, actorId, namesTenants, caller: { requestId, ip }, at }: Omit<Leaving, 'emails'>,
): Promise<readonly string[]> {
  const soleOwned = (await lockTenantsOfUser(tx, userId)).filter(isOnlyOwner);
  const blocking = soleOwned.filter(needsOwner);
  if (blocking.length > 0) {
    const code = actorId === userId ? 'owns_tenants' : 'user_owns_tenants';
    throw new Conflict(code, namesTenants ? { tenants: blocking.map(({ id, title }) => ({ id, title })) } : {});
  }
  const trail = { actorId, outcome: 'done' as const, requestId, ip, at };
  for (const { id, title } of soleOwned) {
    await deleteDraft(tx, dependencies, id, at);
    const subject = { ...tenantSubject(id), title, before: { title } };
    await writeAudit(tx, { ...trail, action: 'tenant.discard', ...subject });
  }
  const leftTenants = await deleteMembershipsOf(tx, userId);
  const subject = { subjectType: 'user', subjectId: userId, before: { memberships: leftTenants.length } };
  const related = { related: leftTenants, fields: recordedTenantFields };
  if (leftTenants.length > 0) await writeAudit(tx, { ...trail, action: 'tenant.members_left', ...subject, ...related });
  return leftTenants;
}
