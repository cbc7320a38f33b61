import {
  testGlsEndpoint,
  testMailboxEndpoint,
  testNewsletterEndpoint,
  testPostaSlovenijeEndpoint,
} from '@atrium/api-client/contract';
import {
  testGlsSchema,
  testMailboxSchema,
  testNewsletterSchema,
  testPostaSlovenijeSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route, disconnectSignal } from '../../platform';
import { callFor } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { glsConnection, postaSlovenijeConnection } from './courier-connections';
import { limitGlsAttempts } from './limit-gls-attempts';
import { mailboxConnection, newsletterConnection } from './plugin-connections';
import { testFormConnection } from './test-form-connection.service';

/** Connection tests of courier and plugin accounts. */
export function accountTestsRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  route(app, testGlsEndpoint, testGlsSchema, async ({ params, body, reply, ...call }) => {
    await limitGlsAttempts(dependencies, body.gls.username);
    const connection = glsConnection(dependencies, body.gls);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      connection,
      disconnectSignal(reply),
    );
  });

  route(app, testPostaSlovenijeEndpoint, testPostaSlovenijeSchema, ({ params, body, reply, ...call }) => {
    const connection = postaSlovenijeConnection(dependencies, body.posta_slovenije);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      connection,
      disconnectSignal(reply),
    );
  });

  route(app, testNewsletterEndpoint, testNewsletterSchema, ({ params, body, reply, ...call }) => {
    const connection = newsletterConnection(dependencies, body.newsletter);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      connection,
      disconnectSignal(reply),
    );
  });

  route(app, testMailboxEndpoint, testMailboxSchema, ({ params, body, reply, ...call }) => {
    const connection = mailboxConnection(dependencies, body.mailbox);
    return testFormConnection(
      dependencies,
      callFor('update/tenants', call),
      params.id,
      connection,
      disconnectSignal(reply),
    );
  });
}
