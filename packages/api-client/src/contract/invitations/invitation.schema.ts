import { Type, type Static } from 'typebox';
import { currentUserSchema } from '../auth/current-user.schema';
import { newPasswordFields, phoneFields } from '../auth/registration.schema';
import { idParams, idSchema, instantSchema, languageSchema, personSchema, text, tokenSchema } from '../fields.schema';
import { tenantRoleSchema } from '../tenants/tenant-role.schema';
import { named } from '../named.schema';

/** A pending offer of membership. */
export const invitationSchema = named('Invitation', {
  id: idSchema,
  email: Type.String(),
  role: tenantRoleSchema,
  /** Language of its e-mail. */
  language: languageSchema,
  invited_by: personSchema,
  /** Time of its latest e-mail. */
  sent_at: instantSchema,
  expires_at: instantSchema,
  expired: Type.Boolean(),
  /** Actions the caller may take: `resend`, `revoke`. */
  allowed_actions: Type.Array(Type.String()),
});

/** A pending offer of membership. */
export type Invitation = Static<typeof invitationSchema>;

/** An invitation, as shown to the holder of its link. */
export const openedInvitationSchema = named('OpenedInvitation', {
  /** The company CRM; null for an invitation of the operator. */
  tenant_title: Type.Union([Type.String(), Type.Null()]),
  /** Role in the company CRM; null for an invitation of the operator. */
  role: Type.Union([tenantRoleSchema, Type.Null()]),
  /** Titles of the operator's roles; empty for an invitation to a company CRM. */
  roles: Type.Array(Type.String()),
  /** Full name of the inviter. */
  invited_by: Type.String(),
  email: Type.String(),
  /** Whether an account with this e-mail exists: its owner logs in to accept, others register. */
  has_account: Type.Boolean(),
  expires_at: instantSchema,
});

/** An invitation, as shown to the holder of its link. */
export type OpenedInvitation = Static<typeof openedInvitationSchema>;

const invitationParams = Type.Object({ id: idSchema, invitation_id: idSchema });
const tokenParams = Type.Object({ token: tokenSchema });

/** The membership of a company CRM that an accepted invitation creates; null for an invitation of the operator. */
const membershipSchema = {
  tenant_id: Type.Union([idSchema, Type.Null()]),
  role: Type.Union([tenantRoleSchema, Type.Null()]),
};

/** Request and response of `createInvitationEndpoint`. */
export const createInvitationSchema = {
  summary: 'Invites an e-mail, and replaces its older invitation; 409 `too_many_members`, `tenant_closed`.',
  params: idParams,
  body: named('CreateInvitationInput', {
    email: text(254),
    role: tenantRoleSchema,
    /** Language of the e-mail to a person without an account; default: the inviter's. */
    language: Type.Optional(languageSchema),
  }),
  answers: { 201: invitationSchema },
  errors: [409],
} as const;
/** Request and response of `resendInvitationEndpoint`. */
export const resendInvitationSchema = {
  summary: 'Sends a new link for another seven days; the older link stops working.',
  params: invitationParams,
  answers: { 200: invitationSchema },
  errors: [409],
} as const;
/** Request and response of `revokeInvitationEndpoint`. */
export const revokeInvitationSchema = {
  summary: 'Withdraws an invitation: its link stops working.',
  params: invitationParams,
  answers: { 204: Type.Null() },
} as const;

/** Request and response of `openInvitationEndpoint`. */
export const openInvitationSchema = {
  summary:
    'Returns the invitation of a link; 410 `invitation_expired` or `invitation_void`, 409 `already_member` or `invitation_used` once accepted, 404 `invitation_unknown`.',
  params: tokenParams,
  answers: { 200: openedInvitationSchema },
  errors: [409, 410],
} as const;
/** Request and response of `acceptInvitationEndpoint`. */
export const acceptInvitationSchema = {
  summary:
    'Makes the signed-in user a member or gives them the roles; 409 `invitation_for_another` for another e-mail’s account, `already_member` for a member.',
  params: tokenParams,
  answers: { 200: named('Membership', membershipSchema) },
  errors: [409, 410],
} as const;
/** Request and response of `signUpByInvitationEndpoint`. */
export const signUpByInvitationSchema = {
  summary:
    'Registers the invited e-mail, which the link confirms: the account is active, logged in, and a member or holder of the roles. 409 `account_exists`.',
  params: tokenParams,
  body: named('SignUpByInvitationInput', {
    full_name: text(120),
    ...phoneFields,
    ...newPasswordFields,
    terms: Type.Boolean(),
  }),
  answers: { 201: named('SignUpByInvitationResult', { ...membershipSchema, user: currentUserSchema }) },
  errors: [409, 410],
} as const;
