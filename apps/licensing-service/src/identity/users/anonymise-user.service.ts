import type { Anonymisation } from '@atrium/api-client/contract';
import { Conflict, Forbidden, hasPermission, type Transaction, writeAudit } from '../../platform';
import { emailsOf } from '../accounts/account-emails';
import { anonymiseAccount, leaveEverything } from '../accounts/anonymise-account';
import type { IdentityDependencies } from '../dependencies';
import { findLastAdministrator } from '../roles/administrators';
import type { Rights } from '../roles/held-permissions';
import { lockGrants } from '../roles/may-grant';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { readSessions } from '../sessions/user-sessions.service';
import { closingBlock, type ViewedUser } from './user-blocks';
import { requireUser, userAudit, type UserCall } from './user-call';

/** What anonymising a user would change, and what prevents it. */
export async function previewAnonymisation(
  dependencies: IdentityDependencies,
  { user, caller }: UserCall,
  id: string,
): Promise<Anonymisation> {
  const { database, memberships } = dependencies;
  const target = await requireUser(database, id);
  const tenants = await memberships.find(database, id, caller.language);
  const owned = tenants.filter(({ needsOwner }) => needsOwner);
  const shown = hasPermission(user, 'view/tenants') ? owned : [];
  return {
    blocked_by: closingBlock(user, target, await findLastAdministrator(database)),
    owned: owned.length,
    owned_tenants: shown.map((tenant) => ({ id: tenant.id, title: tenant.title })),
    sessions: (await readSessions(dependencies, id, caller)).length,
    roles: target.roles.length,
    memberships: tenants.length,
    invitations: await memberships.countInvitations(database, {
      userId: id,
      emails: await emailsOf(database, target.account),
    }),
  };
}

/** Replaces the personal data of a user for good. Ends their sessions, roles, memberships and invitations. */
export async function anonymiseUser(dependencies: IdentityDependencies, call: UserCall, id: string): Promise<void> {
  const anonymise = async (tx: Transaction) => {
    const at = dependencies.clock();
    const rights = await lockGrants(tx, call.user.id, 'delete/users');
    const target = await requireUser(tx, id);
    await requireMayClose(tx, { id: call.user.id, ...rights }, target);
    const { account } = target;
    const emails = await emailsOf(tx, account);
    const namesTenants = hasPermission({ ...call.user, ...rights }, 'view/tenants');
    const leaving = { userId: id, emails, actorId: call.user.id, namesTenants, caller: call.caller, at };
    const tenantIds = await leaveEverything(tx, dependencies, leaving);
    await anonymiseAccount(tx, dependencies, account, leaving);
    await writeAudit(tx, { ...userAudit(call, id, at), action: 'user.anonymise' });
    return tenantIds;
  };
  const leftTenantIds = await endSessionsWith(dependencies, id, anonymise, { reason: 'membership' });
  await dependencies.memberships.publish(leftTenantIds);
}

/** @throws Forbidden or Conflict if the caller cannot close the account */
async function requireMayClose(
  tx: Transaction,
  caller: Rights & { readonly id: string },
  target: ViewedUser,
): Promise<void> {
  const block = closingBlock(caller, target, await findLastAdministrator(tx));
  if (block === 'more_permissions') throw new Forbidden(block);
  if (block !== null) throw new Conflict(block);
}
