import type { FastifyRequest } from 'fastify';
import { apiBase } from './route';

/** Whether the API answers a call: decided by the matched route, since an address has many spellings. */
export function isApiCall({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return url === apiBase || url?.startsWith(`${apiBase}/`) === true;
}
