import type { FastifyInstance } from 'fastify';
import { configRoutes } from './http/config/config.routes';
import { cspReportsRoutes } from './http/csp-reports/csp-reports.routes';
import { healthRoutes } from './http/health/health.routes';
import { outboxRoutes } from './mail/outbox/outbox.routes';
import type { PlatformDependencies } from './dependencies';

/** Routes of the service itself. */
export function platformRoutes(app: FastifyInstance, dependencies: PlatformDependencies): void {
  healthRoutes(app, dependencies);
  configRoutes(app, dependencies);
  cspReportsRoutes(app, dependencies);
  outboxRoutes(app, dependencies);
}
