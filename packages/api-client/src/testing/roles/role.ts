import { allPermissions, permissionModules, type CurrentUser, type Role, type RoleSummary } from '../../contract';
import { roleSchema } from '../../contract/schemas';
import { can } from '../../session/can';
import { contractCalls } from '../http/contract-calls';
import { invalid, notFound, ProblemError } from '../http/problem';
import type { FakeRow, ReadRows } from '../resources/listing';
import { blankRecord } from '../samples/blank-record';
import type { FakeRole, FakeState } from '../state';
import { membersOf } from './grants';

const shownMembers = 3;

export const permissionList = () => permissionModules(contractCalls.map(({ endpoint }) => endpoint));

export const knownPermissions = () => allPermissions(permissionList());

export const personOf = ({ id, full_name }: CurrentUser) => ({ id, full_name });

export function roleOf({ roles }: FakeState, id: string): FakeRole {
  const role = roles.find((one) => one.id === id);
  if (role === undefined) throw notFound('role_not_found');
  return role;
}

export function rejectTakenTitle({ roles }: FakeState, title: string, except?: FakeRole): void {
  const taken = roles.some((role) => role !== except && role.title.toLowerCase() === title.toLowerCase());
  if (taken) throw invalid({ title: ['A role with this name already exists.'] });
}

export function rejectBuiltIn({ built_in: builtIn }: FakeRole): void {
  if (builtIn)
    throw new ProblemError(409, 'role_built_in', 'Administrators come with the product and cannot be changed.');
}

/** A new active role of a user. */
export function addRole(
  state: FakeState,
  user: CurrentUser,
  given: Partial<FakeRole> & Pick<FakeRole, 'title'>,
): FakeRole {
  rejectTakenTitle(state, given.title);
  const at = state.now().toISOString();
  const stamps = { author: personOf(user), last_modified: personOf(user), created_at: at, updated_at: at, version: 1 };
  const {
    members: _members,
    allowed_actions: _actions,
    ...blank
  } = blankRecord(roleSchema, { ...stamps, active: true });
  const role: FakeRole = { ...blank, memberships: [], ...given, id: state.newId() };
  state.roles.push(role);
  return role;
}

/** Records who changed a role. */
export function markChanged(state: FakeState, role: FakeRole, user: CurrentUser): void {
  role.last_modified = personOf(user);
  role.updated_at = state.now().toISOString();
}

function allowedActions({ built_in: builtIn, permissions }: FakeRole, user: CurrentUser): string[] {
  const holdsIts = can(user, builtIn ? ['every/permission'] : permissions);
  const actions = {
    update: holdsIts && !builtIn && can(user, 'update/roles'),
    delete: holdsIts && !builtIn && can(user, 'delete/roles'),
    duplicate: can(user, 'create/roles'),
    manage: holdsIts && can(user, 'manage/members'),
  };
  return Object.entries(actions).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}

export function showRole(state: FakeState, role: FakeRole, user: CurrentUser): Role {
  const { memberships: _memberships, ...shown } = role;
  return { ...shown, members: membersOf(state, role).length, allowed_actions: allowedActions(role, user) };
}

export const roleRows: ReadRows = ({ state, user }) =>
  state.roles.map((role): FakeRow<RoleSummary> => {
    const { permissions: _permissions, version: _version, ...shown } = showRole(state, role, user());
    const people = membersOf(state, role).map(({ account: { user: member } }) => ({
      ...personOf(member),
      avatar: member.avatar,
    }));
    const first = people.toSorted((one, other) => one.full_name.localeCompare(other.full_name)).slice(0, shownMembers);
    return {
      shown: { ...shown, first_members: first },
      option: { title: role.title, subtitle: role.description },
    };
  });
