import type { FieldProblem, FieldProblems, SessionUser } from '../../platform';
import { holdsRole } from '../roles/held-permissions';
import type { RoleRights } from '../roles/role-rights';

/** Problems of the chosen roles by their position: unknown or inactive, or beyond the caller's rights. */
export function checkRoles(user: SessionUser, ids: readonly string[], roles: readonly RoleRights[]): FieldProblems {
  const problems = ids.flatMap((id, at) => {
    const role = roles.find((one) => one.id === id);
    const problem: FieldProblem = role === undefined ? 'not_a_choice' : 'role_beyond_rights';
    return role !== undefined && holdsRole(user, role) ? [] : [[`role_ids.${at}`, [problem]] as const];
  });
  return Object.fromEntries(problems);
}
