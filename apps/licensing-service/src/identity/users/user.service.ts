import type { GrantedRole, User } from '@atrium/api-client/contract';
import { type DatabaseHandle, hasPermission } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { findLastAdministrator } from '../roles/administrators';
import { requireUser, type UserCall } from './user-call';
import { findRoles } from '../roles/role-rights';
import { toGrantedRole, toUser } from './user-view';

/** Dependencies of changes to users, with the permissions of all routes. */
export type UsersDependencies = Pick<IdentityDependencies, 'database' | 'clock' | 'realtime' | 'memberships'> & {
  readonly allPermissions: () => readonly string[];
};

export const readUser = (dependencies: UsersDependencies, call: UserCall, id: string): Promise<User> =>
  viewUser(dependencies.database, dependencies, call, id);

export async function viewUser(
  db: DatabaseHandle,
  { memberships, allPermissions }: UsersDependencies,
  { user: viewer, caller }: UserCall,
  id: string,
): Promise<User> {
  const found = await requireUser(db, id);
  const canViewTenants = hasPermission(viewer, 'view/tenants');
  return toUser(found, {
    viewer,
    lastAdministrator: await findLastAdministrator(db),
    allPermissions: allPermissions(),
    memberships: canViewTenants ? await memberships.find(db, id, caller.language) : null,
  });
}

/** Every role with its permissions, by title. */
export async function readGrantableRoles(
  { database, allPermissions }: UsersDependencies,
  { user }: UserCall,
): Promise<GrantedRole[]> {
  const found = await findRoles(database);
  return found.map((role) => toGrantedRole(role, user, allPermissions()));
}
