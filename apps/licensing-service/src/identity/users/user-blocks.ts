import type { UserBlock } from '@atrium/api-client/contract';
import type { SessionUser } from '../../platform';
import { holdsAll, type Rights } from '../roles/held-permissions';
import type { RoleRights } from '../roles/role-rights';
import type { RoleOfUser } from './user-roles.repository';
import type { ListedAccount } from './user.repository';

/** A user whom the viewer sees. */
export interface ViewedUser<A extends ListedAccount = ListedAccount> {
  readonly account: A;
  readonly roles: readonly RoleOfUser[];
}

/** What active roles grant together. */
export function rightsOf(roles: readonly RoleRights[]): Rights {
  const active = roles.filter((role) => role.active);
  return {
    permissions: active.flatMap(({ permissions }) => permissions),
    isAdministrator: active.some(({ builtIn }) => builtIn),
  };
}

/** Why an account cannot be deactivated or anonymised; null if it can. */
export function closingBlock(
  viewer: Rights & Pick<SessionUser, 'id'>,
  { account: { id }, roles }: ViewedUser,
  lastAdministrator: string | null,
): UserBlock | null {
  if (!holdsAll(viewer, rightsOf(roles))) return 'more_permissions';
  if (id === lastAdministrator) return 'last_administrator';
  return id === viewer.id ? 'own_account' : null;
}

/** Why `active` of an account cannot change; null if it can. */
export function activationBlock(
  viewer: Rights & Pick<SessionUser, 'id'>,
  user: ViewedUser,
  lastAdministrator: string | null,
): UserBlock | null {
  const block = closingBlock(viewer, user, lastAdministrator);
  return user.account.state === 'pending' && block === null ? 'not_activated' : block;
}
