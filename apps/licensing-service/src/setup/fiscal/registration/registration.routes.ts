import { registerPremisesEndpoint } from '@atrium/api-client/contract';
import { registerPremisesSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform';
import { publishTenantChange, callFor } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { retryRegistration } from './retry-registration.service';

export function registrationRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  route(app, registerPremisesEndpoint, registerPremisesSchema, async ({ params, ...call }) => {
    const registrations = await retryRegistration(dependencies, callFor('update/tenants', call), params.id);
    await publishTenantChange(dependencies, params.id);
    return registrations;
  });
}
