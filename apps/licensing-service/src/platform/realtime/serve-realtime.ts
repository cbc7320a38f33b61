import type { FastifyInstance } from 'fastify';
import type { PlatformDependencies } from '../dependencies';

/** Serves the socket on the service's port and closes it before the server. */
export function serveRealtime(app: FastifyInstance, { realtime }: Pick<PlatformDependencies, 'realtime'>): void {
  realtime.attach(app.server);
  app.addHook('preClose', () => realtime.close());
}
