import { type UserInvitation, userInvitationsResource } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { declaredColumns, type Listing } from '../../resource';
import type { IdentityDependencies } from '../dependencies';
import { roles } from '../roles/role.table';
import { inviters, isPending } from './user-invitation.repository';
import { userInvitationRoles, userInvitations } from './user-invitation.table';
import { viewUserInvitations } from './user-invitation-view';

const inviter = sql`(select ${inviters.fullName} from users ${inviters} where ${inviters.id} = ${userInvitations.invitedBy})`;
const roleTitles = sql`(select coalesce(string_agg(${roles.title}, ', ' order by ${roles.title}), '') from ${userInvitationRoles} join ${roles} on ${roles.id} = ${userInvitationRoles.roleId} where ${userInvitationRoles.invitationId} = ${userInvitations.id})`;

/** The pending invitations: a few hundred rows, so no column needs an index. */
export const createUserInvitationListing = ({
  clock,
}: Pick<IdentityDependencies, 'clock'>): Listing<UserInvitation> => ({
  resource: userInvitationsResource,
  table: userInvitations,
  id: userInvitations.id,
  scopeOf: ({ id }) => ({ userId: id }),
  within: () => isPending,
  columns: {
    ...declaredColumns(userInvitations, userInvitationsResource),
    invited_by: { search: sql`atrium_fold(${inviter})`, exported: inviter },
    role_titles: { search: sql`atrium_fold(${roleTitles})`, exported: roleTitles },
  },
  searchText: sql`atrium_fold(${userInvitations.email} || chr(10) || ${inviter} || chr(10) || ${roleTitles})`,
  rows: (tx, ids, { user }) => viewUserInvitations(tx, ids, { user, now: clock() }),
  option: ({ email }) => ({ title: email, subtitle: null }),
  exportFrom: sql`${userInvitations}`,
});
