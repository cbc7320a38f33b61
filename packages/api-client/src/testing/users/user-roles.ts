import { isLastAdministrator } from '../accounts/close-account';
import type { Handlers } from '../http/call';
import { invalid, notFound } from '../http/problem';
import type { FakeAccount, FakeState } from '../state';
import { showUser } from './user';
import { changeableAccount, requireUnblocked, rolesOf, showRole } from './user-rules';

/** The permissions of a user are those of their active roles. */
function setRoles(state: FakeState, account: FakeAccount, roles: readonly { id: string; title: string }[]): void {
  account.user.roles = [...roles];
  const granted = rolesOf(state, account).flatMap(({ active, permissions }) => (active ? permissions : []));
  account.user.permissions = [...new Set(granted)];
}

export const userRoleHandlers = {
  listGrantableRoles: ({ state, user }) => ({
    data: state.roles.toSorted((a, b) => a.title.localeCompare(b.title, 'sl')).map((role) => showRole(role, user())),
  }),

  addUserRoles: ({ state, params, body, user }) => {
    const chosen = body.role_ids.map((id) => state.roles.find((role) => role.id === id));
    const known = chosen.filter((role) => role !== undefined);
    const account = changeableAccount(state, user(), params.id, known);
    if (known.length < chosen.length) throw invalid({ role_ids: ['Choose one of the offered values.'] });
    const held = rolesOf(state, account);
    const added = known.filter(({ id }) => !held.some((role) => role.id === id));
    for (const { id } of added) account.rolesAddedAt.set(id, state.now().toISOString());
    setRoles(state, account, [...account.user.roles, ...added.map(({ id, title }) => ({ id, title }))]);
    return showUser(state, account, user());
  },

  removeUserRole: ({ state, params, user }) => {
    const account = changeableAccount(
      state,
      user(),
      params.id,
      state.roles.filter(({ id }) => id === params.role_id),
    );
    const role = rolesOf(state, account).find(({ id }) => id === params.role_id);
    if (role === undefined) throw notFound();
    if (role.built_in && isLastAdministrator(state, params.id)) requireUnblocked('last_administrator');
    state.sessions = state.sessions.filter(({ userId }) => userId !== params.id);
    const remaining = rolesOf(state, account).filter((one) => one !== role);
    setRoles(
      state,
      account,
      remaining.map(({ id, title }) => ({ id, title })),
    );
    return showUser(state, account, user());
  },
} satisfies Handlers;
