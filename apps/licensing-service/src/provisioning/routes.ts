import type { FastifyInstance } from 'fastify';
import { instanceRoutes } from './instance/instance.routes';
import { lifecycleRoutes } from './lifecycle/lifecycle.routes';
import type { ProvisioningDependencies } from './dependencies';

/** The life of a company CRM, and its instance. */
export function provisioningRoutes(app: FastifyInstance, dependencies: ProvisioningDependencies): void {
  lifecycleRoutes(app, dependencies);
  instanceRoutes(app, dependencies);
}
