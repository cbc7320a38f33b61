import type { FastifyInstance } from 'fastify';
import type { PlatformDependencies } from '../dependencies';

/** The socket answers on the service's own port and ends before it. */
export function serveRealtime(app: FastifyInstance, { realtime }: Pick<PlatformDependencies, 'realtime'>): void {
  realtime.attach(app.server);
  app.addHook('preClose', () => realtime.close());
}
