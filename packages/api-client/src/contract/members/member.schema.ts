import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { invitationSchema } from '../invitations/invitation.schema';
import { tenantRoleSchema } from '../tenants/tenant-role.schema';
import { named } from '../named.schema';

/** A user with access to a company CRM. */
export const memberSchema = named('Member', {
  user_id: idSchema,
  full_name: Type.String(),
  email: Type.String(),
  /** The id of the picture, for `GET /auth/avatars/{id}`. */
  avatar: Type.Union([Type.String(), Type.Null()]),
  role: tenantRoleSchema,
  added_at: instantSchema,
  /**
   * Actions the caller may take: `update` (the role), `transfer` (ownership to this member), `remove`, or `leave` for
   * themselves.
   */
  allowed_actions: Type.Array(Type.String()),
});

/** A user with access to a company CRM. */
export type Member = Static<typeof memberSchema>;

/** The members and pending invitations of a company CRM. */
export const membersSchema = named('Members', {
  /** Owners first, then managers and viewers, each by name. */
  data: Type.Array(memberSchema),
  /** Pending invitations, newest first. Expired ones can be sent again. */
  invitations: Type.Array(invitationSchema),
  /** `invite` if the caller has the permission. */
  allowed_actions: Type.Array(Type.String()),
});

/** The members and pending invitations of a company CRM. */
export type Members = Static<typeof membersSchema>;

const memberParams = Type.Object({ id: idSchema, user_id: idSchema });

/** Request and response of `listMembersEndpoint`. */
export const listMembersSchema = {
  summary: 'Lists the members of a company CRM and its open invitations.',
  params: idParams,
  answers: { 200: membersSchema },
} as const;
/** Request and response of `updateMemberEndpoint`. */
export const updateMemberSchema = {
  summary: 'Gives a member another role; 409 `last_owner` if the company CRM would have no owner.',
  params: memberParams,
  body: named('UpdateMemberInput', { role: tenantRoleSchema }),
  answers: { 200: membersSchema },
  errors: [409],
} as const;
/** Request and response of `removeMemberEndpoint`. */
export const removeMemberSchema = {
  summary: 'Leaves a company CRM, or removes a member as its owner; 409 `last_owner`.',
  params: memberParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `transferTenantEndpoint`. */
export const transferTenantSchema = {
  summary: 'Makes another member the owner and the caller a manager; 409 `not_an_owner` for other callers.',
  params: idParams,
  body: named('TransferTenantInput', { user_id: idSchema }),
  answers: { 200: membersSchema },
  errors: [409],
} as const;
