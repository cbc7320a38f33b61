import type { CurrentUser, GrantedRole, UserBlock } from '../../contract';
import { ProblemError, notFound } from '../http/problem';
import { holdsRole, isLastAdministrator, mayChange } from '../roles/grants';
import { knownPermissions } from '../roles/role';
import type { FakeAccount, FakeRole, FakeState } from '../state';

/** A role, and whether the caller may add it to users. */
export function showGrantedRole(role: FakeRole, caller: CurrentUser): GrantedRole {
  const { id, title, description, active, built_in: builtIn, permissions } = role;
  return {
    id,
    title,
    description: description ?? '',
    active,
    built_in: builtIn,
    permissions: builtIn ? knownPermissions().toSorted() : [...permissions],
    grantable: holdsRole(caller, role),
  };
}

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
  if (!mayChange(caller, account)) return 'more_permissions';
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
  if (!mayChange(caller, account) || !roles.every((role) => holdsRole(caller, role)))
    requireUnblocked('more_permissions');
  return account;
}
