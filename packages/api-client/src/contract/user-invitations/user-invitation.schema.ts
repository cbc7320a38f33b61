import { Type, type Static } from 'typebox';
import { draftText, idParams, idSchema, languageSchema, text } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { userInvitationsResource } from './user-invitation.resource';

/** A pending invitation of the operator. */
export const userInvitationSchema = partSchema('UserInvitation', userInvitationsResource.fields, 'list', {
  roles: Type.Array(named('InvitedRole', { id: idSchema, title: Type.String() })),
});

/** A role, and whether the caller may invite into it. */
export const invitableRoleSchema = named('InvitableRole', {
  id: idSchema,
  title: Type.String(),
  description: Type.String(),
  /** Administrators, which have every permission. */
  built_in: Type.Boolean(),
  permissions: Type.Array(Type.String()),
  /** Permissions of the role that the caller lacks. With any, the caller cannot invite into the role. */
  missing: Type.Array(Type.String()),
  grantable: Type.Boolean(),
});

/** A pending invitation of the operator. */
export type UserInvitation = Static<typeof userInvitationSchema>;
/** A role, and whether the caller may invite into it. */
export type InvitableRole = Static<typeof invitableRoleSchema>;

/** Request and response of `listUserInvitationsEndpoint`. */
export const listUserInvitationsSchema = {
  summary: 'Lists the pending invitations of the operator: those neither accepted nor withdrawn.',
  query: listQuerySchema,
  answers: { 200: listOf('UserInvitationPage', userInvitationSchema) },
} as const;

/** Request and response of `listInvitableRolesEndpoint`. */
export const listInvitableRolesSchema = {
  summary: 'Lists the active roles, with the permissions that the caller lacks to invite into them.',
  answers: { 200: named('InvitableRoles', { data: Type.Array(invitableRoleSchema) }) },
} as const;

/** Request and response of `inviteUsersEndpoint`. */
export const inviteUsersSchema = {
  summary:
    'Invites people into roles, each by an e-mail with a link for seven days. 422 names each address and role that is refused, and sends no invitation.',
  body: named('InviteUsersInput', {
    emails: Type.Array(text(254), { minItems: 1, maxItems: 20 }),
    role_ids: Type.Array(idSchema, { minItems: 1, maxItems: 100 }),
    /** Language of the e-mail to people without an account. */
    language: languageSchema,
    /** Plain text in the e-mail. Its links cannot be clicked. */
    message: draftText(1000),
  }),
  answers: { 201: named('UserInvitations', { data: Type.Array(userInvitationSchema) }) },
  errors: [409],
} as const;

/** Request and response of `resendUserInvitationEndpoint`. */
export const resendUserInvitationSchema = {
  summary:
    'Sends a new link for another seven days, in the name of the caller; the older link stops working. 409 `invitation_sent_too_often` after the third e-mail.',
  params: idParams,
  answers: { 200: userInvitationSchema },
  errors: [409],
} as const;

/** Request and response of `withdrawUserInvitationEndpoint`. */
export const withdrawUserInvitationSchema = {
  summary: 'Withdraws an invitation: its link stops working.',
  params: idParams,
  answers: { 204: Type.Null() },
} as const;

/** Request and response of `restoreUserInvitationEndpoint`. */
export const restoreUserInvitationSchema = {
  summary: 'Undoes a withdrawal: the link works again. 409 `already_invited` if the e-mail was invited meanwhile.',
  params: idParams,
  answers: { 200: userInvitationSchema },
  errors: [409],
} as const;
