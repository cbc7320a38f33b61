import type { CurrentUser, GrantedRole, UserBlock } from '../../contract';
import { can } from '../../session/can';
import { isLastAdministrator } from '../accounts/close-account';
import { contractCalls } from '../http/contract-calls';
import { ProblemError, notFound } from '../http/problem';
import type { FakeAccount, FakeRole, FakeState } from '../state';

const administrators = 'Administrators';

/** Every permission that opens a call of the contract, sorted. */
const allPermissions = () => {
  const needed = contractCalls.flatMap(({ endpoint: { access } }) => ('permission' in access ? access.permission : []));
  return [...new Set(needed)].toSorted();
};

/** The stored role of a user's role; tests may give a user a role that is not stored. */
function storedRole({ roles }: FakeState, { id, title }: CurrentUser['roles'][number], user: CurrentUser): FakeRole {
  const found = roles.find((role) => role.id === id || (title === administrators && role.built_in));
  const { permissions } = user;
  return found ?? { id, title, description: '', active: true, built_in: title === administrators, permissions };
}

export const rolesOf = (state: FakeState, { user }: FakeAccount): FakeRole[] =>
  user.roles.map((role) => storedRole(state, role, user)).toSorted((a, b) => a.title.localeCompare(b.title, 'sl'));

/** Whether a user has every permission that a role or another user has. */
export const covers = (caller: CurrentUser, held: readonly FakeRole[]) =>
  caller.roles.some(({ title }) => title === administrators) ||
  held.every(({ built_in: builtIn, permissions }) => !builtIn && permissions.every((one) => can(caller, one)));

export const showRole = (role: FakeRole, caller: CurrentUser): GrantedRole => ({
  ...role,
  permissions: [...(role.built_in ? allPermissions() : role.permissions)],
  grantable: covers(caller, [role]),
});

export function accountById({ accounts }: FakeState, id: string): FakeAccount {
  const account = accounts.find(({ user, anonymised }) => user.id === id && !anonymised);
  if (account === undefined) throw notFound('user_not_found');
  return account;
}

export const stateOf = ({ active, activationToken }: FakeAccount) =>
  active ? ('active' as const) : activationToken === null ? ('inactive' as const) : ('pending' as const);

/** Why the caller cannot close an account. */
export function closingBlock(state: FakeState, caller: CurrentUser, account: FakeAccount): UserBlock | null {
  const { id } = account.user;
  if (!covers(caller, rolesOf(state, account))) return 'more_permissions';
  if (isLastAdministrator(state, id)) return 'last_administrator';
  return id === caller.id ? 'own_account' : null;
}

/** Why the caller cannot change `active` of an account. */
export function activationBlock(state: FakeState, caller: CurrentUser, account: FakeAccount): UserBlock | null {
  return closingBlock(state, caller, account) ?? (stateOf(account) === 'pending' ? 'not_activated' : null);
}

const messages: Readonly<Record<UserBlock, string>> = {
  own_account: 'You cannot do this to your own account.',
  last_administrator: 'This is the last active member of Administrators. Add another one first.',
  more_permissions: 'You need every permission that this user or role has.',
  not_activated: 'This user has not confirmed their e-mail yet.',
};

/** Throws if there is a reason against a change. */
export function requireUnblocked(block: UserBlock | null): void {
  if (block !== null) throw new ProblemError(block === 'more_permissions' ? 403 : 409, block, messages[block]);
}

/** The account, if the caller has every permission that it and the roles have. */
export function changeableAccount(
  state: FakeState,
  caller: CurrentUser,
  id: string,
  roles: readonly FakeRole[] = [],
): FakeAccount {
  const account = accountById(state, id);
  if (!covers(caller, [...rolesOf(state, account), ...roles])) requireUnblocked('more_permissions');
  return account;
}
