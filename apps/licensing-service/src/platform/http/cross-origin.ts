import cors from '@fastify/cors';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../settings/settings';
import { isApiRequest } from './is-api-request';

/** CORS rules for the API and the socket. */
export function crossOriginRules({ allowedOrigins }: Pick<Settings, 'allowedOrigins'>) {
  return {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Content-Type', 'X-Requested-With', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'Content-Disposition', 'Idempotency-Replayed'],
    maxAge: 600,
  };
}

/** Lets a portal on another host read the API. Other origins and other routes get no CORS headers. */
export const crossOrigin = fastifyPlugin<{ settings: Settings }>(async (app, { settings }) => {
  const rules = crossOriginRules(settings);
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers;
      const allowed = isApiRequest(request) && origin !== undefined && rules.origin.includes(origin);
      done(null, allowed ? rules : { origin: false });
    },
  });
});
