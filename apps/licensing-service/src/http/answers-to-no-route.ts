import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DomainError, NotFound } from './errors';
import { apiBase, type RegisteredRoute } from './route';

/** 405 with `Allow` where the address exists, 404 otherwise; the API never answers with a page. */
export const answersToNoRoute = fastifyPlugin(async (app: FastifyInstance) => {
  app.setNotFoundHandler(async (request) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = app.routeTable
      .filter((entry) => patternOf(entry).test(path))
      .map(({ endpoint }) => endpoint.method);
    if (allowed.length === 0) throw new NotFound();
    throw new DomainError(405, 'method_not_allowed', { headers: { allow: [...new Set(allowed)].join(', ') } });
  });
});

function patternOf({ endpoint }: RegisteredRoute): RegExp {
  return new RegExp(`^${apiBase}${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
