import {
  createInvitationEndpoint,
  resendInvitationEndpoint,
  revokeInvitationEndpoint,
} from '@atrium/api-client/contract';
import {
  createInvitationSchema,
  resendInvitationSchema,
  revokeInvitationSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { publishAfter } from '../publish-tenant-change';
import { callFor } from '../tenant-call';
import { invite, resendInvitation, revokeInvitation } from './invitation.service';

export function invitationsRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  route(app, createInvitationEndpoint, createInvitationSchema, ({ params, body, ...call }) =>
    publishAfter(dependencies, params.id, invite(dependencies, callFor('update/tenants', call), params.id, body)),
  );

  route(app, resendInvitationEndpoint, resendInvitationSchema, ({ params, ...call }) =>
    publishAfter(
      dependencies,
      params.id,
      resendInvitation(dependencies, callFor('update/tenants', call), params.id, params.invitation_id),
    ),
  );

  route(app, revokeInvitationEndpoint, revokeInvitationSchema, async ({ params, ...call }) => {
    await publishAfter(
      dependencies,
      params.id,
      revokeInvitation(dependencies, callFor('update/tenants', call), params.id, params.invitation_id),
    );
    return null;
  });
}
