import { requestVpnEndpoint, testDataProviderEndpoint } from '@atrium/api-client/contract';
import { requestVpnSchema, testDataProviderSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, route, disconnectSignal } from '../../platform';
import { publishTenantChange, callFor } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { testFormDataProvider } from './test-data-provider.service';
import { requestVpn } from './vpn-request.service';

export function dataProviderRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  route(app, testDataProviderEndpoint, testDataProviderSchema, ({ params, body, reply, ...call }) =>
    testFormDataProvider(dependencies, callFor('update/tenants', call), params.id, body, disconnectSignal(reply)),
  );

  idempotentRoute(app, dependencies, requestVpnEndpoint, requestVpnSchema, {
    effect: async ({ params, ...call }, remember) => {
      const requestedAt = await requestVpn(dependencies, callFor('update/tenants', call), params.id, remember);
      await publishTenantChange(dependencies, params.id);
      return requestedAt;
    },
    answer: async (_call, requestedAt) => ({ requested_at: requestedAt }),
  });
}
