import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { exportEndpoint, listEndpoint } from '../resources/resource.endpoint';
import type { exportSchema } from '../resources/export.schema';
import { userInvitationsResource } from './user-invitation.resource';
import type {
  inviteUsersSchema,
  listInvitableRolesSchema,
  listUserInvitationsSchema,
  resendUserInvitationSchema,
  restoreUserInvitationSchema,
  withdrawUserInvitationSchema,
} from './user-invitation.schema';

const inviters = { kind: 'permission', permission: 'create/users' } as const;

/** `GET /user-invitations` responds with 200. */
export const listUserInvitationsEndpoint =
  /* @__PURE__ */ listEndpoint<CallOf<typeof listUserInvitationsSchema>>(userInvitationsResource);

/** `POST /export/user-invitations` responds with 200; may throw ConflictError (409). */
export const exportUserInvitationsEndpoint =
  /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(userInvitationsResource);

/** `GET /user-invitations/roles` responds with 200. */
export const listInvitableRolesEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listInvitableRolesSchema>>({
  id: 'user-invitations.roles',
  method: 'GET',
  path: '/user-invitations/roles',
  access: inviters,
  csrf: 'none',
});

/** `POST /user-invitations` responds with 201; may throw ConflictError (409). */
export const inviteUsersEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof inviteUsersSchema>>({
  id: 'user-invitations.create',
  method: 'POST',
  path: '/user-invitations',
  access: inviters,
  csrf: 'session',
  idempotency: 'required',
});

/** `POST /user-invitations/{id}/resend` responds with 200; may throw ConflictError (409). */
export const resendUserInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof resendUserInvitationSchema>>({
  id: 'user-invitations.resend',
  method: 'POST',
  path: '/user-invitations/{id}/resend',
  access: inviters,
  csrf: 'session',
  idempotency: 'required',
});

/** `DELETE /user-invitations/{id}` responds with 204. */
export const withdrawUserInvitationEndpoint = /* @__PURE__ */ defineEndpoint<
  CallOf<typeof withdrawUserInvitationSchema>
>({
  id: 'user-invitations.withdraw',
  method: 'DELETE',
  path: '/user-invitations/{id}',
  access: inviters,
  csrf: 'session',
});

/** `POST /user-invitations/{id}/restore` responds with 200; may throw ConflictError (409). */
export const restoreUserInvitationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof restoreUserInvitationSchema>>(
  {
    id: 'user-invitations.restore',
    method: 'POST',
    path: '/user-invitations/{id}/restore',
    access: inviters,
    csrf: 'session',
  },
);
