import { defineEndpoint } from '../endpoint';
import type {
  acceptInvitationSchema,
  createInvitationSchema,
  openInvitationSchema,
  resendInvitationSchema,
  revokeInvitationSchema,
  signUpByInvitationSchema,
} from './invitation.schema';

const owners = { kind: 'tenant', role: 'owner', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/invitations`, answered by 201; may throw ConflictError (409). */
export const createInvitationEndpoint = /* @__PURE__ */ defineEndpoint<typeof createInvitationSchema>({
  id: 'invitations.create',
  method: 'POST',
  path: '/tenants/{id}/invitations',
  access: owners,
  csrf: 'session',
  summary: 'Invites an e-mail, in place of an older invitation of it; 409 `too_many_members`, `tenant_closed`.',
});

/** `POST /tenants/{id}/invitations/{invitation_id}/resend`, answered by 200; may throw ConflictError (409). */
export const resendInvitationEndpoint = /* @__PURE__ */ defineEndpoint<typeof resendInvitationSchema>({
  id: 'invitations.resend',
  method: 'POST',
  path: '/tenants/{id}/invitations/{invitation_id}/resend',
  access: owners,
  csrf: 'session',
  summary: 'Sends a new link for another seven days; the older link stops working.',
});

/** `DELETE /tenants/{id}/invitations/{invitation_id}`, answered by 204. */
export const revokeInvitationEndpoint = /* @__PURE__ */ defineEndpoint<typeof revokeInvitationSchema>({
  id: 'invitations.revoke',
  method: 'DELETE',
  path: '/tenants/{id}/invitations/{invitation_id}',
  access: owners,
  csrf: 'session',
  summary: 'Takes an invitation back: its link stops working.',
});

/** `GET /invitations/{token}`, answered by 200; may throw GoneError (410) or ConflictError (409). */
export const openInvitationEndpoint = /* @__PURE__ */ defineEndpoint<typeof openInvitationSchema>({
  id: 'invitations.open',
  method: 'GET',
  path: '/invitations/{token}',
  access: { kind: 'public' },
  csrf: 'session',
  summary:
    'What a link invites to; 410 `invitation_expired`, 409 `already_member` once used, 404 `invitation_unknown`.',
});

/** `POST /invitations/{token}/accept`, answered by 200; may throw GoneError (410) or ConflictError (409). */
export const acceptInvitationEndpoint = /* @__PURE__ */ defineEndpoint<typeof acceptInvitationSchema>({
  id: 'invitations.accept',
  method: 'POST',
  path: '/invitations/{token}/accept',
  access: { kind: 'user' },
  csrf: 'session',
  summary:
    'Makes the signed-in user a member; 409 `invitation_for_another` for another e-mail’s account, `already_member` for a member.',
});

/** `POST /invitations/{token}/signup`, answered by 201; may throw GoneError (410) or ConflictError (409). */
export const signUpByInvitationEndpoint = /* @__PURE__ */ defineEndpoint<typeof signUpByInvitationSchema>({
  id: 'invitations.signup',
  method: 'POST',
  path: '/invitations/{token}/signup',
  access: { kind: 'public' },
  csrf: 'session',
  summary:
    'Registers the invited e-mail, which the link proves: the account is active, signed in and a member. 409 `account_exists`.',
  rateLimit: 'signup',
});
