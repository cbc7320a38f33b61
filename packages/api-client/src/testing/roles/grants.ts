import type { CurrentUser } from '../../contract';
import { can } from '../../session/can';
import { ProblemError } from '../http/problem';
import type { FakeAccount, FakeMembership, FakeRole, FakeState } from '../state';

const administrators = 'Administrators';

const isAdministrator = ({ user }: Pick<FakeAccount, 'user'>): boolean =>
  user.roles.some(({ title }) => title === administrators);

/** The membership of an account in a role; undefined if it is not a member. */
function membershipOf(role: FakeRole, account: FakeAccount): FakeMembership | undefined {
  const { id: userId } = account.user;
  const recorded = role.memberships.find((one) => one.userId === userId);
  if (!role.built_in) return recorded;
  return isAdministrator(account) ? (recorded ?? { userId, addedAt: role.created_at, addedBy: null }) : undefined;
}

/** The accounts of a role's members, with the time and author of each membership. */
export const membersOf = ({ accounts }: FakeState, role: FakeRole) =>
  accounts.flatMap((account) => {
    const membership = membershipOf(role, account);
    return membership === undefined ? [] : [{ account, ...membership }];
  });

/** The roles of an account by title, also inactive ones, with the time when each was added. */
export const rolesOf = ({ roles }: FakeState, account: FakeAccount) =>
  roles
    .flatMap((role) => {
      const membership = membershipOf(role, account);
      return membership === undefined ? [] : [{ role, addedAt: membership.addedAt }];
    })
    .toSorted((one, other) => one.role.title.localeCompare(other.role.title, 'sl'));

/** Whether the user holds everything that a role grants, even while it is inactive. */
export const holdsRole = (user: CurrentUser, { built_in: builtIn, permissions }: FakeRole): boolean =>
  can(user, builtIn ? ['every/permission'] : permissions);

/** Whether the user holds everything that an account may do. */
export const mayChange = (user: CurrentUser, account: FakeAccount): boolean =>
  can(user, isAdministrator(account) ? ['every/permission'] : account.user.permissions);

const requireAll = (isHeld: boolean): void => {
  if (!isHeld) throw new ProblemError(403, 'permissions_exceeded', 'You need every permission that is concerned here.');
};

/** 403 unless the user holds these permissions. */
export const requireHeld = (user: CurrentUser, permissions: readonly string[]): void =>
  requireAll(can(user, permissions));

/** 403 unless the user holds what a role grants. */
export const requireRoleHeld = (user: CurrentUser, role: FakeRole): void => requireAll(holdsRole(user, role));

/** 403 unless the user holds what an account may do. */
export const requireMayChange = (user: CurrentUser, account: FakeAccount): void => requireAll(mayChange(user, account));

/** The active roles that name the permissions of an account. */
const grantingRolesOf = (state: FakeState, account: FakeAccount): FakeRole[] =>
  rolesOf(state, account).flatMap(({ role }) => (role.active && !role.built_in ? [role] : []));

const permissionsOf = (state: FakeState, account: FakeAccount) =>
  new Set(grantingRolesOf(state, account).flatMap(({ permissions }) => permissions));

/** Changes roles, then updates what accounts may do. Permissions that no role grants stay. */
export function changeGrants<T>(state: FakeState, change: () => T): T {
  const before = state.accounts.map((account) => permissionsOf(state, account));
  const known = new Set(state.roles.filter(({ built_in: builtIn }) => !builtIn).map(({ id }) => id));
  const result = change();
  for (const [at, account] of state.accounts.entries()) {
    const { user } = account;
    const own = user.permissions.filter((permission) => before[at]?.has(permission) !== true);
    user.permissions = [...new Set([...own, ...permissionsOf(state, account)])];
    const held = grantingRolesOf(state, account).map(({ id, title }) => ({ id, title }));
    const ids = new Set(held.map(({ id }) => id));
    user.roles = [...user.roles.filter(({ id }) => !known.has(id) && !ids.has(id)), ...held];
  }
  return result;
}

/** Makes an account a member of a role, unless it is one. */
export function addMember(state: FakeState, role: FakeRole, account: FakeAccount, addedBy: FakeRole['author']): void {
  if (membershipOf(role, account) !== undefined) return;
  const { user } = account;
  if (role.built_in) user.roles = [...user.roles, { id: role.id, title: administrators }];
  const addedAt = state.now().toISOString();
  changeGrants(state, () => role.memberships.push({ userId: user.id, addedAt, addedBy }));
}

export function removeMember(state: FakeState, role: FakeRole, { user }: FakeAccount): void {
  if (role.built_in) user.roles = user.roles.filter(({ title }) => title !== administrators);
  changeGrants(state, () => {
    role.memberships = role.memberships.filter(({ userId }) => userId !== user.id);
  });
}

/** Whether no other active account is an Administrator. */
export function isLastAdministrator({ accounts }: FakeState, userId: string): boolean {
  const active = accounts.filter((account) => account.active && isAdministrator(account));
  return active.length === 1 && active[0]?.user.id === userId;
}
