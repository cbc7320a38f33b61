import { withImplied } from '../../contract';
import { can } from '../../session/can';
import type { Handlers } from '../http/call';
import { invalid, ProblemError, requireVersion } from '../http/problem';
import { changeGrants, membersOf, requireHeld, requireRoleHeld } from './grants';
import { addToRole } from './role-members';
import {
  addRole,
  knownPermissions,
  markChanged,
  permissionList,
  rejectBuiltIn,
  rejectTakenTitle,
  roleOf,
  showRole,
} from './role';

function readPermissions(sent: readonly string[], before: readonly string[] = []): string[] {
  const known = new Set([...knownPermissions(), ...before]);
  const unknown = sent.findIndex((permission) => !known.has(permission));
  if (unknown !== -1) throw invalid({ [`permissions.${unknown}`]: ['Choose one of the offered values.'] });
  return withImplied(sent, known);
}

export const roleHandlers = {
  listPermissions: () => ({ data: permissionList() }),

  getRole: ({ state, params, user }) => showRole(state, roleOf(state, params.id), user()),

  createRole: ({ state, body, user }) => {
    const { title, description = null, active = true } = body;
    const permissions = readPermissions(body.permissions ?? []);
    requireHeld(user(), permissions);
    return showRole(state, addRole(state, user(), { title, description, active, permissions }), user());
  },

  updateRole: ({ state, params, body, user }) => {
    const role = roleOf(state, params.id);
    const { _version: version, permissions: sent, ...fields } = body;
    rejectBuiltIn(role);
    requireRoleHeld(user(), role);
    requireVersion(role, version, (newer) => showRole(state, newer, user()));
    const permissions = sent === undefined ? role.permissions : readPermissions(sent, role.permissions);
    requireHeld(user(), permissions);
    if (fields.title !== undefined) rejectTakenTitle(state, fields.title, role);
    changeGrants(state, () => Object.assign(role, fields, { permissions, version: role.version + 1 }));
    markChanged(state, role, user());
    return showRole(state, role, user());
  },

  deleteRole: ({ state, params, user }) => {
    const role = roleOf(state, params.id);
    rejectBuiltIn(role);
    requireRoleHeld(user(), role);
    changeGrants(state, () => {
      state.roles = state.roles.filter((one) => one !== role);
    });
    return null;
  },

  duplicateRole: ({ state, params, body, user }) => {
    const source = roleOf(state, params.id);
    const { copy_permissions: copiesPermissions = true, copy_members: copiesMembers = false } = body;
    if (copiesMembers && !can(user(), 'manage/members'))
      throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
    if (copiesPermissions) requireRoleHeld(user(), source);
    const held = source.built_in ? knownPermissions().toSorted() : source.permissions;
    const { title = `${source.title} (2)`, description = source.description } = body;
    const members = copiesMembers
      ? membersOf(state, source)
          .filter(({ account }) => account.active)
          .map(({ account }) => account.user.id)
      : [];
    const role = addRole(state, user(), { title, description, permissions: copiesPermissions ? held : [] });
    addToRole(state, user(), role, members);
    return showRole(state, role, user());
  },
} satisfies Handlers;
