import type { CurrentUser } from '../../contract';
import { can } from '../../session/can';
import { ProblemError } from '../http/problem';
import type { FakeAccount, FakeRole, FakeState } from '../state';

const administrators = 'Administrators';

const isAdministrator = ({ user }: FakeAccount) => user.roles.some(({ title }) => title === administrators);

/** The accounts of a role's members, with the time and author of each membership. */
export function membersOf({ accounts }: FakeState, role: FakeRole) {
  if (role.built_in)
    return accounts.filter(isAdministrator).map((account) => ({ account, addedAt: role.created_at, addedBy: null }));
  return role.memberships.flatMap(({ userId, addedAt, addedBy }) => {
    const account = accounts.find(({ user }) => user.id === userId);
    return account === undefined ? [] : [{ account, addedAt, addedBy }];
  });
}

/** 403 unless the user holds these permissions. */
export function requireHeld(user: CurrentUser, permissions: readonly string[]): void {
  if (!can(user, permissions))
    throw new ProblemError(403, 'permissions_exceeded', 'You need every permission that is concerned here.');
}

/** 403 unless the user holds what a role grants. */
export const requireRoleHeld = (user: CurrentUser, { built_in: builtIn, permissions }: FakeRole): void =>
  requireHeld(user, builtIn ? ['every/permission'] : permissions);

/** Whether the user holds everything that an account may do. */
export const mayChange = (user: CurrentUser, account: FakeAccount): boolean =>
  can(user, isAdministrator(account) ? ['every/permission'] : account.user.permissions);

const activeRolesOf = ({ roles }: FakeState, userId: string) =>
  roles.filter(({ active, memberships }) => active && memberships.some((one) => one.userId === userId));

const permissionsOf = (state: FakeState, userId: string) =>
  new Set(activeRolesOf(state, userId).flatMap(({ permissions }) => permissions));

/** Changes roles, then updates what accounts may do. Permissions that no role grants stay. */
export function changeGrants<T>(state: FakeState, change: () => T): T {
  const before = state.accounts.map(({ user }) => permissionsOf(state, user.id));
  const known = new Set(state.roles.filter(({ built_in: builtIn }) => !builtIn).map(({ id }) => id));
  const result = change();
  for (const [at, { user }] of state.accounts.entries()) {
    const own = user.permissions.filter((permission) => before[at]?.has(permission) !== true);
    user.permissions = [...new Set([...own, ...permissionsOf(state, user.id)])];
    const held = activeRolesOf(state, user.id).map(({ id, title }) => ({ id, title }));
    const ids = new Set(held.map(({ id }) => id));
    user.roles = [...user.roles.filter(({ id }) => !known.has(id) && !ids.has(id)), ...held];
  }
  return result;
}

/** Adds or removes an Administrator. */
export function setAdministrator({ id }: FakeRole, { user }: FakeAccount, isOne: boolean): void {
  const others = user.roles.filter(({ title }) => title !== administrators);
  user.roles = isOne ? [...others, { id, title: administrators }] : others;
}
