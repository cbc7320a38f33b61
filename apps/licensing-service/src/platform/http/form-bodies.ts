import { decodeForm } from '@atrium/api-client/contract/schemas';
import fastifyPlugin from 'fastify-plugin';

/** Accepts JSON and form bodies in the contract's encoding. Any other content type is 415. */
export const formBodies = fastifyPlugin(async (app) => {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => decodeForm(body),
  );
});
