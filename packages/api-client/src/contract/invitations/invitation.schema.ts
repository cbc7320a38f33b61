import { Type, type Static } from 'typebox';
import { currentUserSchema } from '../auth/current-user.schema';
import { newPasswordFields, phoneFields } from '../auth/registration.schema';
import { idParams, idSchema, instantSchema, languageSchema, personSchema, text, tokenSchema } from '../fields.schema';
import { tenantRoleSchema } from '../tenants/tenant-role.schema';
import { named } from '../named.schema';

/** An offer of membership that is not accepted yet. */
export const invitationSchema = named('Invitation', {
  id: idSchema,
  email: Type.String(),
  role: tenantRoleSchema,
  /** Of its e-mail. */
  language: languageSchema,
  invited_by: personSchema,
  /** When its newest e-mail was written. */
  sent_at: instantSchema,
  expires_at: instantSchema,
  expired: Type.Boolean(),
  /** What the caller may do: `resend`, `revoke`. */
  allowed_actions: Type.Array(Type.String()),
});

/** An offer of membership that is not accepted yet. */
export type Invitation = Static<typeof invitationSchema>;

/** An invitation as the holder of its link sees it. */
export const openedInvitationSchema = named('OpenedInvitation', {
  tenant_title: Type.String(),
  role: tenantRoleSchema,
  /** Full name of who invites. */
  invited_by: Type.String(),
  email: Type.String(),
  /** Whether the e-mail belongs to an account: it logs in to accept, everybody else registers by the link. */
  has_account: Type.Boolean(),
  expires_at: instantSchema,
});

/** An invitation as the holder of its link sees it. */
export type OpenedInvitation = Static<typeof openedInvitationSchema>;

const invitationParams = Type.Object({ id: idSchema, invitation_id: idSchema });
const tokenParams = Type.Object({ token: tokenSchema });

/** Where an accepted invitation leads. */
const membershipSchema = { tenant_id: idSchema, role: tenantRoleSchema };

/** What `createInvitationEndpoint` takes and answers. */
export const createInvitationSchema = {
  summary: 'Invites an e-mail, and replaces its older invitation; 409 `too_many_members`, `tenant_closed`.',
  params: idParams,
  body: named('CreateInvitationInput', {
    email: text(254),
    role: tenantRoleSchema,
    /** Language of the e-mail to a person without an account; the inviter's by default. */
    language: Type.Optional(languageSchema),
  }),
  answers: { 201: invitationSchema },
  errors: [409],
} as const;
/** What `resendInvitationEndpoint` takes and answers. */
export const resendInvitationSchema = {
  summary: 'Sends a new link for another seven days; the older link stops working.',
  params: invitationParams,
  answers: { 200: invitationSchema },
  errors: [409],
} as const;
/** What `revokeInvitationEndpoint` takes and answers. */
export const revokeInvitationSchema = {
  summary: 'Withdraws an invitation: its link stops working.',
  params: invitationParams,
  answers: { 204: Type.Null() },
} as const;

/** What `openInvitationEndpoint` takes and answers. */
export const openInvitationSchema = {
  summary:
    'Returns the invitation of a link; 410 `invitation_expired`, 409 `already_member` once used, 404 `invitation_unknown`.',
  params: tokenParams,
  answers: { 200: openedInvitationSchema },
  errors: [409, 410],
} as const;
/** What `acceptInvitationEndpoint` takes and answers. */
export const acceptInvitationSchema = {
  summary:
    'Makes the signed-in user a member; 409 `invitation_for_another` for another e-mail’s account, `already_member` for a member.',
  params: tokenParams,
  answers: { 200: named('Membership', membershipSchema) },
  errors: [409, 410],
} as const;
/** What `signUpByInvitationEndpoint` takes and answers. */
export const signUpByInvitationSchema = {
  summary:
    'Registers the invited e-mail, which the link confirms: the account is active, logged in and a member. 409 `account_exists`.',
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
