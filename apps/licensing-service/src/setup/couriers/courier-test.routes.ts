import { courierTestEndpoints, type CouriersInput, type TestedCourier } from '@atrium/api-client/contract/couriers';
import { courierTestSchemas } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route, waitUntilDeleted } from '../../platform';
import { callFor } from '../../tenants';
import { testFormConnection } from '../connections/test-form-connection.service';
import type { SetupDependencies } from '../dependencies';
import { courierConnection } from './courier-connection';
import { limitAccountTests } from './limit-account-tests';

type Body<Name extends TestedCourier> = Readonly<Record<Name, NonNullable<CouriersInput[Name]>>>;

/** Tests an account of the courier. */
export function courierTestRoute<Name extends TestedCourier>(
  app: FastifyInstance,
  dependencies: SetupDependencies,
  name: Name,
): void {
  route(app, courierTestEndpoints[name], courierTestSchemas[name], async ({ params, body, reply, ...call }) => {
    const input = (body as unknown as Body<Name>)[name];
    await limitAccountTests(dependencies, name, input);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      courierConnection(dependencies, name, input),
      waitUntilDeleted(reply),
    );
  });
}
