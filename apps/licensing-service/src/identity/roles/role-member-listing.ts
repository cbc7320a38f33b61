import { type RoleCandidate, roleCandidateList, type RoleMember, roleMemberList } from '@atrium/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SessionUser, Transaction } from '../../platform';
import { declaredColumns, declaredSearchText, type Listing } from '../../resource';
import { users } from '../accounts/account.table';
import { findGrants } from './grants';
import { holdsAll } from './held-permissions';
import { roleMembers } from './role.table';

/** A listing of users that belongs to one role. */
const shared = {
  table: users,
  id: users.id,
  scopeOf: ({ id }: SessionUser) => ({ userId: id }),
  exportFrom: sql`${users}`,
  option: ({ full_name: title, email: subtitle }: { full_name: string; email: string }) => ({ title, subtitle }),
};

const adders = alias(users, 'adders');

/** Whether the user may change an account: they need every permission that it has. */
const mayChange = async (tx: Transaction, user: SessionUser, userId: string) =>
  user.isAdministrator || holdsAll(user, await findGrants(tx, userId));

/** The members of a role. `isManaged`: the caller may change them. */
export function roleMemberListing(roleId: string, isManaged: boolean): Listing<RoleMember> {
  const membership = (column: typeof roleMembers.addedAt) =>
    sql`(select ${column} from ${roleMembers} where ${roleMembers.roleId} = ${roleId} and ${roleMembers.userId} = ${users.id})`;
  return {
    ...shared,
    resource: roleMemberList,
    columns: { ...declaredColumns(users, roleMemberList), added_at: { sort: membership(roleMembers.addedAt) } },
    searchText: declaredSearchText(users, roleMemberList),
    within: () =>
      sql`${users.id} in (select ${roleMembers.userId} from ${roleMembers} where ${roleMembers.roleId} = ${roleId})`,
    rows: async (tx, ids, { user }) => {
      const rows = await tx
        .select({
          id: users.id,
          fullName: users.fullName,
          email: users.email,
          avatar: users.avatar,
          state: users.state,
          addedAt: roleMembers.addedAt,
          adder: { id: adders.id, full_name: adders.fullName },
        })
        .from(roleMembers)
        .innerJoin(users, eq(users.id, roleMembers.userId))
        .leftJoin(adders, eq(adders.id, roleMembers.addedBy))
        .where(and(eq(roleMembers.roleId, roleId), inArray(users.id, [...ids])));
      return Promise.all(
        rows.map(async ({ id, fullName, email, avatar, state, addedAt, adder }) => ({
          id,
          full_name: fullName,
          email,
          avatar,
          active: state === 'active',
          added_at: addedAt.toISOString(),
          added_by: adder,
          allowed_actions: isManaged && (await mayChange(tx, user, id)) ? ['remove'] : [],
        })),
      );
    },
  };
}

/** Users that may be added to a role, members and inactive ones among them. */
export function roleCandidateListing(roleId: string): Listing<RoleCandidate> {
  return {
    ...shared,
    resource: roleCandidateList,
    columns: declaredColumns(users, roleCandidateList),
    searchText: declaredSearchText(users, roleCandidateList),
    within: () => inArray(users.state, ['active', 'inactive']),
    rows: async (tx, ids, { user }) => {
      const rows = await tx
        .select({
          id: users.id,
          fullName: users.fullName,
          email: users.email,
          avatar: users.avatar,
          state: users.state,
          member: roleMembers.roleId,
        })
        .from(users)
        .leftJoin(roleMembers, and(eq(roleMembers.userId, users.id), eq(roleMembers.roleId, roleId)))
        .where(inArray(users.id, [...ids]));
      return Promise.all(
        rows.map(async ({ id, fullName, email, avatar, state, member }) => {
          const given = { id, full_name: fullName, email, avatar };
          if (member !== null) return { ...given, obstacle: 'member' as const };
          if (state !== 'active') return { ...given, obstacle: 'inactive' as const };
          return { ...given, obstacle: (await mayChange(tx, user, id)) ? null : ('protected' as const) };
        }),
      );
    },
  };
}
