import { decodeForm } from '@atrium/api-client/contract/schemas';
import fastifyPlugin from 'fastify-plugin';

/** Forms by the contract's codec and JSON; any other kind of body is 415. */
export const formBodies = fastifyPlugin(async (app) => {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => decodeForm(body),
  );
});
