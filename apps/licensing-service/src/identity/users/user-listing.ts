import { type UserSummary, usersResource } from '@atrium/api-client/contract';
import { ne, sql } from 'drizzle-orm';
import { declaredColumns, type Listing } from '../../resource';
import { users } from '../accounts/account.table';
import { findLastAdministrator } from '../roles/administrators';
import { roleMembers, roles } from '../roles/role.table';
import { toUserSummary } from './user-view';
import { findRolesOfUsers } from './user-roles.repository';
import { findListedAccounts } from './user.repository';

const isMember = sql`${roleMembers.userId} = ${users.id}`;
const state = sql`${users.state}`;

/** Users for lists, selects and spreadsheet exports. */
export function createUserListing(): Listing<UserSummary> {
  return {
    resource: usersResource,
    table: users,
    id: users.id,
    scopeOf: ({ id }) => ({ userId: id }),
    within: () => ne(users.state, 'anonymised'),
    columns: {
      ...declaredColumns(users, usersResource),
      roles: {
        filter: (ids) =>
          sql`exists (select from ${roleMembers} where ${isMember} and ${roleMembers.roleId} in (${ids}))`,
        exported: sql`(select string_agg(${roles.title}, ', ' order by ${roles.title}) from ${roles} join ${roleMembers} on ${roleMembers.roleId} = ${roles.id} where ${isMember})`,
      },
      has_role: {
        filter: (_values, [hasRole]) => {
          const withRole = sql`exists (select from ${roleMembers} where ${isMember})`;
          return hasRole === 'true' ? withRole : sql`not ${withRole}`;
        },
      },
      active: { filter: sql`(${state} = 'active')` },
    },
    searchText: sql`${users.searchText}`,
    rows: async (tx, ids, { user: viewer }) => {
      const accounts = await findListedAccounts(tx, ids);
      const rolesOf = await findRolesOfUsers(tx, ids);
      const context = { viewer, lastAdministrator: await findLastAdministrator(tx) };
      return accounts.map((account) => toUserSummary({ account, roles: rolesOf.get(account.id) ?? [] }, context));
    },
    option: ({ full_name: title, email: subtitle }) => ({ title, subtitle }),
    exportFrom: sql`${users}`,
  };
}
