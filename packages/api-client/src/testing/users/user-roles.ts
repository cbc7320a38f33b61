import type { Handlers } from '../http/call';
import { invalid, notFound } from '../http/problem';
import { addMember, isLastAdministrator, removeMember, rolesOf } from '../roles/grants';
import { personOf } from '../roles/role';
import { showUser } from './user';
import { changeableAccount, requireUnblocked, showGrantedRole } from './user-rules';

export const userRoleHandlers = {
  listGrantableRoles: ({ state, user }) => ({
    data: state.roles
      .toSorted((one, other) => one.title.localeCompare(other.title, 'sl'))
      .map((role) => showGrantedRole(role, user())),
  }),

  addUserRoles: ({ state, params, body, user }) => {
    const chosen = body.role_ids.map((id) => state.roles.find((role) => role.id === id));
    const known = chosen.filter((role) => role !== undefined);
    const account = changeableAccount(state, user(), params.id, known);
    if (known.length < chosen.length) throw invalid({ role_ids: ['Choose one of the offered values.'] });
    for (const role of known) addMember(state, role, account, personOf(user()));
    return showUser(state, account, user());
  },

  removeUserRole: ({ state, params, user }) => {
    const named = state.roles.filter(({ id }) => id === params.role_id);
    const account = changeableAccount(state, user(), params.id, named);
    const held = rolesOf(state, account).find(({ role }) => role.id === params.role_id);
    if (held === undefined) throw notFound();
    if (held.role.built_in && isLastAdministrator(state, params.id)) requireUnblocked('last_administrator');
    state.sessions = state.sessions.filter(({ userId }) => userId !== params.id);
    removeMember(state, held.role, account);
    return showUser(state, account, user());
  },
} satisfies Handlers;
