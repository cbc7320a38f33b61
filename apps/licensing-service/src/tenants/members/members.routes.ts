import {
  listMembersEndpoint,
  removeMemberEndpoint,
  transferTenantEndpoint,
  updateMemberEndpoint,
} from '@atrium/api-client/contract';
import {
  listMembersSchema,
  removeMemberSchema,
  transferTenantSchema,
  updateMemberSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { publishTenantChange } from '../publish-tenant-change';
import { callFor } from '../tenant-call';
import { changeRole, readMembers, removeMember, transferTenant } from './member.service';

export function membersRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  route(app, listMembersEndpoint, listMembersSchema, ({ params, ...call }) =>
    readMembers(dependencies, callFor('view/tenants', call), params.id),
  );

  route(app, updateMemberEndpoint, updateMemberSchema, async ({ params, body, ...call }) => {
    const members = await changeRole(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      params.user_id,
      body.role,
    );
    await publishTenantChange(dependencies, params.id);
    return members;
  });

  route(app, removeMemberEndpoint, removeMemberSchema, async ({ params, ...call }) => {
    await removeMember(dependencies, callFor('update/tenants', call), params.id, params.user_id);
    await publishTenantChange(dependencies, params.id, new Set([params.user_id]));
    return null;
  });

  route(app, transferTenantEndpoint, transferTenantSchema, async ({ params, body, ...call }) => {
    const members = await transferTenant(dependencies, callFor('update/tenants', call), params.id, body.user_id);
    await publishTenantChange(dependencies, params.id);
    return members;
  });
}
