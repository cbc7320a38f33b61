import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts';

/** The socket answers on the service's own port and ends before it. */
export function serveRealtime(app: FastifyInstance, { realtime }: Pick<Parts, 'realtime'>): void {
  realtime.attach(app.server);
  app.addHook('preClose', () => realtime.close());
}
