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
  role: tenantRoleSchema,
  added_at: instantSchema,
  /** What the caller may do: `update` (the role), `transfer` (ownership to them), `remove`, or `leave` for oneself. */
  allowed_actions: Type.Array(Type.String()),
});

/** A user with access to a company CRM. */
export type Member = Static<typeof memberSchema>;

/** The members of a company CRM and who is invited. */
export const membersSchema = named('Members', {
  /** Owners first, then managers and viewers, each by name. */
  data: Type.Array(memberSchema),
  /** Not accepted yet, newest first; the expired ones among them can be sent again. */
  invitations: Type.Array(invitationSchema),
  /** `invite` where the caller may. */
  allowed_actions: Type.Array(Type.String()),
});

/** The members of a company CRM and who is invited. */
export type Members = Static<typeof membersSchema>;

const memberParams = Type.Object({ id: idSchema, user_id: idSchema });

/** What `listMembersEndpoint` takes and answers. */
export const listMembersSchema = {
  summary: 'Lists the members of a company CRM and its open invitations.',
  params: idParams,
  answers: { 200: membersSchema },
} as const;
/** What `updateMemberEndpoint` takes and answers. */
export const updateMemberSchema = {
  summary: 'Gives a member another role; 409 `last_owner` if the company CRM would have no owner.',
  params: memberParams,
  body: named('UpdateMemberInput', { role: tenantRoleSchema }),
  answers: { 200: membersSchema },
  errors: [409],
} as const;
/** What `removeMemberEndpoint` takes and answers. */
export const removeMemberSchema = {
  summary: 'Leaves a company CRM, or removes a member as its owner; 409 `last_owner`.',
  params: memberParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** What `transferTenantEndpoint` takes and answers. */
export const transferTenantSchema = {
  summary: 'Makes another member the owner and the caller a manager; 409 `not_an_owner` for other callers.',
  params: idParams,
  body: named('TransferTenantInput', { user_id: idSchema }),
  answers: { 200: membersSchema },
  errors: [409],
} as const;
