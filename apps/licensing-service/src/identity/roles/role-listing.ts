import { type RoleSummary, rolesResource } from '@atrium/api-client/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { declaredColumns, declaredSearchText, type Listing } from '../../resource';
import { users } from '../accounts/account.table';
import { toRoleSummary } from './role-view';
import { findFirstMembers } from './role-member.repository';
import { findPermissions, memberCount, selectRoles } from './role.repository';
import { roles } from './role.table';

const shownMembers = 3;

const nameOf = (id: PgColumn): SQL => sql`(select ${users.fullName} from ${users} where ${users.id} = ${id})`;

/** A few dozen rows, so no column needs an index. */
export const roleListing: Listing<RoleSummary> = {
  resource: rolesResource,
  table: roles,
  id: roles.id,
  scopeOf: ({ id }) => ({ userId: id }),
  columns: {
    ...declaredColumns(roles, rolesResource),
    members: { sort: memberCount, exported: memberCount },
    author: { filter: sql`${roles.authorId}`, exported: nameOf(roles.authorId) },
    last_modified: { exported: nameOf(roles.lastModifiedBy) },
  },
  searchText: declaredSearchText(roles, rolesResource),
  rows: async (tx, ids, { user }) => {
    const heads = await selectRoles(tx).where(inArray(roles.id, [...ids]));
    const permissions = await findPermissions(tx, ids);
    const members = await findFirstMembers(tx, ids, shownMembers);
    return heads.map((head) => {
      const { id } = head.role;
      return toRoleSummary(head, permissions.get(id) ?? [], members.get(id) ?? [], user);
    });
  },
  option: ({ title, description }) => ({ title, subtitle: description }),
  exportFrom: sql`${roles}`,
};
