import type { TenantRole } from '@atrium/api-client/contract';
import { hashOf, lockAccount, normalizeEmail } from '../../identity';
import {
  asService,
  type Caller,
  Conflict,
  NotFound,
  type SessionUser,
  type Transaction,
  Unauthenticated,
  writeAudit,
} from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { notify } from '../notifications/notification.service';
import { lockTenant } from '../tenant.repository';
import { consumeInvitation } from './invitation.repository';
import { findOwnerIds, insertMember } from './member.repository';
import { findInvitationByToken } from './open-invitation.service';
import { tenantSubject } from '../tenant-call';

export interface Membership {
  readonly tenantId: string;
  readonly role: TenantRole;
}

interface Acceptance {
  readonly token: string;
  readonly user: { readonly id: string; readonly fullName: string };
  readonly caller: Caller;
  readonly at: Date;
}

/**
 * Adds a user as a member by an invitation link. Of simultaneous requests one succeeds; the others find the link used.
 * Notifies the inviter and the owners.
 */
export async function addInvitedMember(
  tx: Transaction,
  dependencies: TenantsDependencies,
  { token, user, caller: { requestId, ip }, at }: Acceptance,
): Promise<Membership> {
  const { invitation } = await findInvitationByToken(tx, token, at);
  const { tenantId, role, invitedBy } = invitation;
  const tenant = await lockTenant(tx, tenantId);
  if (tenant === null) throw new NotFound('invitation_unknown');
  if (tenant.state === 'closed') throw new Conflict('tenant_closed');
  if (!(await consumeInvitation(tx, hashOf(token), user.id, at))) {
    await findInvitationByToken(tx, token, at);
    throw new Conflict();
  }
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
  return { tenantId, role };
}

/** The account must have the invited e-mail. */
export function acceptInvitation(
  dependencies: TenantsDependencies,
  { id }: SessionUser,
  token: string,
  caller: Caller,
): Promise<Membership> {
  const at = dependencies.clock();
  return asService(dependencies.database, 'membership', async (tx) => {
    const account = await lockAccount(tx, id, 'share');
    if (account?.state !== 'active') throw new Unauthenticated();
    const { invitation } = await findInvitationByToken(tx, token, at);
    if (invitation.email !== normalizeEmail(account.email)) throw new Conflict('invitation_for_another');
    return addInvitedMember(tx, dependencies, { token, user: account, caller, at });
  });
}
