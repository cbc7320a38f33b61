import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings';
import { createNonce } from '../portal/content-security-policy';
import { apiBase } from '../route';
import { docsPage } from './docs-page';
import { openapiDocument } from './openapi-document';

const open = { config: { open: 'API reference' } };

/** Serves the OpenAPI document and the API reference page. */
export function openapiRoutes(app: FastifyInstance, settings: Settings): void {
  app.get(`${apiBase}/openapi.json`, open, async () => openapiDocument(app.routeTable, settings));

  app.get(`${apiBase}/docs`, open, async (_request, reply) => {
    const nonce = createNonce();
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(docsPage(app.routeTable, settings.productName, nonce));
  });
}
