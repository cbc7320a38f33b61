import { roleCandidateList, roleMemberList, type CurrentUser } from '../../contract';
import type { Handlers } from '../http/call';
import { invalid, notFound, ProblemError } from '../http/problem';
import { listAnswer } from '../resources/listing';
import type { FakeRole, FakeState } from '../state';
import {
  addMember,
  isLastAdministrator,
  mayChange,
  membersOf,
  removeMember,
  requireMayChange,
  requireRoleHeld,
} from './grants';
import { markChanged, personOf, roleOf, showRole } from './role';

const rowsOf = <Shown extends { readonly id: string }>(shown: readonly Shown[]) => shown.map((one) => ({ shown: one }));

/** Adds active users to a role. */
export function addToRole(state: FakeState, by: CurrentUser, role: FakeRole, userIds: readonly string[]): void {
  const accounts = userIds.map((id, at) => {
    const account = state.accounts.find(({ user }) => user.id === id);
    if (account?.active !== true) throw invalid({ [`user_ids.${at}`]: ['Choose one of the offered values.'] });
    requireMayChange(by, account);
    return account;
  });
  for (const account of accounts) addMember(state, role, account, personOf(by));
}

export const roleMemberHandlers = {
  listRoleMembers: ({ state, params, query, user }) => {
    const role = roleOf(state, params.id);
    const isManaged = showRole(state, role, user()).allowed_actions.includes('manage');
    const members = membersOf(state, role).map(({ account, addedAt, addedBy }) => ({
      id: account.user.id,
      full_name: account.user.full_name,
      avatar: account.user.avatar,
      email: account.user.email,
      active: account.active,
      added_at: addedAt,
      added_by: addedBy,
      allowed_actions: isManaged && mayChange(user(), account) ? ['remove'] : [],
    }));
    return listAnswer(roleMemberList, rowsOf(members), query, user()) as ListOf<(typeof members)[number]>;
  },

  listRoleCandidates: ({ state, params, query, user }) => {
    const members = new Set(membersOf(state, roleOf(state, params.id)).map(({ account }) => account));
    const candidates = state.accounts
      .filter(({ active, activationToken }) => active || activationToken === null)
      .map((account) => {
        const { id, full_name, email, avatar } = account.user;
        const free = mayChange(user(), account) ? null : ('protected' as const);
        const obstacle = members.has(account) ? ('member' as const) : account.active ? free : ('inactive' as const);
        return { id, full_name, email, avatar, obstacle };
      });
    return listAnswer(roleCandidateList, rowsOf(candidates), query, user()) as ListOf<(typeof candidates)[number]>;
  },

  addRoleMembers: ({ state, params, body, user }) => {
    const role = roleOf(state, params.id);
    requireRoleHeld(user(), role);
    addToRole(state, user(), role, body.user_ids);
    markChanged(state, role, user());
    return showRole(state, role, user());
  },

  removeRoleMember: ({ state, params, user }) => {
    const role = roleOf(state, params.id);
    requireRoleHeld(user(), role);
    const member = membersOf(state, role).find(({ account }) => account.user.id === params.user_id);
    if (member === undefined) throw notFound();
    requireMayChange(user(), member.account);
    if (role.built_in && isLastAdministrator(state, params.user_id))
      throw new ProblemError(
        409,
        'last_administrator',
        'This is the last active member of Administrators. Add another one first.',
      );
    state.sessions = state.sessions.filter(({ userId }) => userId !== params.user_id);
    removeMember(state, role, member.account);
    markChanged(state, role, user());
    return showRole(state, role, user());
  },
} satisfies Handlers;

type ListOf<Row> = Omit<ReturnType<typeof listAnswer>, 'data'> & { data: Row[] };
