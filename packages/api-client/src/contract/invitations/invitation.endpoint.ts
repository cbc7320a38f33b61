import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  acceptInvitationSchema,
  createInvitationSchema,
  openInvitationSchema,
  resendInvitationSchema,
  revokeInvitationSchema,
  signUpByInvitationSchema,
} from './invitation.schema';

const owners = { kind: 'tenant', role: 'owner', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/invitations` responds with 201; may throw ConflictError (409). */
export const createInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createInvitationSchema>>({
  id: 'invitations.create',
  method: 'POST',
  path: '/tenants/{id}/invitations',
  access: owners,
  csrf: 'session',
});

/** `POST /tenants/{id}/invitations/{invitation_id}/resend` responds with 200; may throw ConflictError (409). */
export const resendInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof resendInvitationSchema>>({
  id: 'invitations.resend',
  method: 'POST',
  path: '/tenants/{id}/invitations/{invitation_id}/resend',
  access: owners,
  csrf: 'session',
});

/** `DELETE /tenants/{id}/invitations/{invitation_id}` responds with 204. */
export const revokeInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof revokeInvitationSchema>>({
  id: 'invitations.revoke',
  method: 'DELETE',
  path: '/tenants/{id}/invitations/{invitation_id}',
  access: owners,
  csrf: 'session',
});

/** `GET /invitations/{token}` responds with 200; may throw GoneError (410) or ConflictError (409). */
export const openInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof openInvitationSchema>>({
  id: 'invitations.open',
  method: 'GET',
  path: '/invitations/{token}',
  access: { kind: 'public' },
  csrf: 'session',
});

/** `POST /invitations/{token}/accept` responds with 200; may throw GoneError (410) or ConflictError (409). */
export const acceptInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof acceptInvitationSchema>>({
  id: 'invitations.accept',
  method: 'POST',
  path: '/invitations/{token}/accept',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `POST /invitations/{token}/signup` responds with 201; may throw GoneError (410) or ConflictError (409). */
export const signUpByInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof signUpByInvitationSchema>>({
  id: 'invitations.signup',
  method: 'POST',
  path: '/invitations/{token}/signup',
  access: { kind: 'public' },
  csrf: 'session',
  rateLimit: 'signup',
});
