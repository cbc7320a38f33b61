import { testMailboxEndpoint, testNewsletterEndpoint } from '@atrium/api-client/contract';
import { testedCouriers } from '@atrium/api-client/contract/couriers';
import { testMailboxSchema, testNewsletterSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route, waitUntilDeleted } from '../../platform';
import { callFor } from '../../tenants';
import { courierTestRoute } from '../couriers/courier-test.routes';
import type { SetupDependencies } from '../dependencies';
import { mailboxConnection, newsletterConnection } from './plugin-connections';
import { testFormConnection } from './test-form-connection.service';

/** Connection tests of courier and plugin accounts. */
export function accountTestsRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  for (const name of testedCouriers) courierTestRoute(app, dependencies, name);

  route(app, testNewsletterEndpoint, testNewsletterSchema, ({ params, body, reply, ...call }) => {
    const connection = newsletterConnection(dependencies, body.newsletter);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      connection,
      waitUntilDeleted(reply),
    );
  });

  route(app, testMailboxEndpoint, testMailboxSchema, ({ params, body, reply, ...call }) => {
    const connection = mailboxConnection(dependencies, body.mailbox);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      connection,
      waitUntilDeleted(reply),
    );
  });
}
