import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DomainError, NotFound } from './errors';
import { apiBase, type RegisteredRoute } from './route';

const config = { open: 'unknown API paths answer 404 or 405' };

/**
 * Answers 404 for unknown paths, or 405 with `Allow` if an API path exists with other methods. Unknown API paths
 * still match a route, so rate limits and headers apply to them.
 */
export const notFoundHandler = fastifyPlugin(async (app: FastifyInstance) => {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);

  app.setNotFoundHandler(async () => {
    throw new NotFound();
  });

  const known: { readonly pattern: RegExp; readonly method: string }[] = [];
  app.addHook('onReady', async () => void known.push(...app.routeTable.map(patternOf)));

  const onRequest = async ({ method, params }: FastifyRequest) => {
    const { '*': rest = '' } = params as { '*'?: string };
    const allowed = known.filter(({ pattern }) => pattern.test(`/${rest}`)).map((entry) => entry.method);
    if (allowed.length === 0 || allowed.includes(method)) throw new NotFound();
    throw new DomainError(405, 'method_not_allowed', { headers: { allow: [...new Set(allowed)].join(', ') } });
  };
  for (const url of [apiBase, `${apiBase}/*`]) app.all(url, { config, onRequest }, async () => null);
});

function patternOf({ endpoint: { method, path } }: RegisteredRoute) {
  return { method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
}
