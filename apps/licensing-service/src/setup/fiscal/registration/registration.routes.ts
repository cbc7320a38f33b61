import { registerPremisesEndpoint } from '@atrium/api-client/contract';
import { registerPremisesSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route';
import type { Parts } from '../../../parts';
import { announceTenant } from '../../../tenants/announce-tenant';
import { callFor } from '../../../tenants/tenant-call';
import { retryRegistration } from './retry-registration.service';

export function registrationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, registerPremisesEndpoint, registerPremisesSchema, async ({ params, ...call }) => {
    const registrations = await retryRegistration(parts, callFor('update/tenants', call), params.id);
    await announceTenant(parts, params.id);
    return registrations;
  });
}
