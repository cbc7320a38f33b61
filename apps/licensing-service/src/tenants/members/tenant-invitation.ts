import type { Acceptance, Accepted, FoundInvitation } from '../../identity';
import { Conflict, type DatabaseHandle, NotFound, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { notify } from '../notifications/notification.service';
import { publishTenantChange } from '../publish-tenant-change';
import { tenantSubject } from '../tenant-call';
import { findTitle, lockTenant } from '../tenant.repository';
import { consumeInvitation, findInvitationByHash, type InvitationHead } from './invitation.repository';
import { findOwnerIds, insertMember } from './member.repository';

/** Finds an invitation to a company CRM by its link, in any state. */
export async function findTenantInvitation(
  dependencies: TenantsDependencies,
  database: DatabaseHandle,
  tokenHash: string,
): Promise<FoundInvitation | null> {
  const head = await findInvitationByHash(database, tokenHash);
  if (head === null) return null;
  const { invitation, inviter } = head;
  return {
    email: invitation.email,
    inviter: inviter.fullName,
    expiresAt: invitation.expiresAt,
    isRevoked: invitation.revokedAt !== null,
    isAccepted: invitation.acceptedAt !== null,
    acceptedCode: 'already_member',
    describe: async (db) => ({
      tenant_title: await findTitle(db, invitation.tenantId),
      role: invitation.role,
      roles: [],
    }),
    accept: (tx, acceptance) => addInvitedMember(tx, dependencies, invitation, acceptance),
  };
}

/** Adds a user as a member, and notifies the inviter and the owners. */
async function addInvitedMember(
  tx: Transaction,
  dependencies: TenantsDependencies,
  { tenantId, role, invitedBy, tokenHash }: InvitationHead['invitation'],
  { user, caller: { requestId, ip }, at }: Acceptance,
): Promise<Accepted | null> {
  const tenant = await lockTenant(tx, tenantId);
  if (tenant === null) throw new NotFound('invitation_unknown');
  if (tenant.state === 'closed') throw new Conflict('tenant_closed');
  if (!(await consumeInvitation(tx, tokenHash, user.id, at))) return null;
  const owners = await findOwnerIds(tx, tenantId);
  const member = { tenantId, userId: user.id, role, addedAt: at, addedBy: invitedBy };
  if (!(await insertMember(tx, member))) throw new Conflict('already_member');
  await writeAudit(tx, {
    actorId: user.id,
    action: 'tenant.invitation_accepted',
    outcome: 'done',
    ...tenantSubject(tenantId),
    related: [user.id],
    requestId,
    ip,
    at,
    after: { user_id: user.id, role },
  });
  const data = { tenant_id: tenantId, tenant_title: tenant.title, user_id: user.id, full_name: user.fullName, role };
  await notify(tx, dependencies, { kind: 'invitation_accepted', data, readers: [invitedBy, ...owners], at });
  return { tenantId, role, publish: () => publishTenantChange(dependencies, tenantId) };
}
