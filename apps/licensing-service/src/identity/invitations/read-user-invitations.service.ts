import type { InvitableRole, UserInvitation } from '@atrium/api-client/contract';
import { inScope, NotFound } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { holdsRole } from '../roles/held-permissions';
import { findRoles, missingPermissions } from '../roles/role-rights';
import type { InvitationCall } from './invitation-call';
import { viewUserInvitations } from './user-invitation-view';

type Dependencies = Pick<IdentityDependencies, 'database' | 'clock'>;

/** Invitations with these ids; 404 if one was deleted. */
export async function readUserInvitations(
  { database, clock }: Dependencies,
  { user }: InvitationCall,
  ids: readonly string[],
): Promise<UserInvitation[]> {
  const found = await inScope(database, { userId: user.id }, (tx) =>
    viewUserInvitations(tx, ids, { user, now: clock() }),
  );
  if (found.length < ids.length) throw new NotFound('invitation_unknown');
  return found;
}

export async function readUserInvitation(
  dependencies: Dependencies,
  call: InvitationCall,
  id: string,
): Promise<UserInvitation> {
  const [found] = await readUserInvitations(dependencies, call, [id]);
  if (found === undefined) throw new NotFound('invitation_unknown');
  return found;
}

/** The active roles, with the permissions that the user lacks. */
export async function readInvitableRoles(
  { database }: Dependencies,
  { user }: InvitationCall,
): Promise<InvitableRole[]> {
  const roles = await inScope(database, { userId: user.id }, (tx) => findRoles(tx));
  const active = roles.filter((role) => role.active);
  return active.map((role) => ({
    id: role.id,
    title: role.title,
    description: role.description ?? '',
    built_in: role.builtIn,
    permissions: [...role.permissions],
    missing: missingPermissions(role, user),
    grantable: holdsRole(user, role),
  }));
}
