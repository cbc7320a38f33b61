import type { FastifyRequest } from 'fastify';
import { apiBase } from './route';

/** Whether a request matched an API route. Checks the route, since a URL can be written in many ways. */
export function isApiRequest({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return url === apiBase || url?.startsWith(`${apiBase}/`) === true;
}
