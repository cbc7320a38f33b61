import type { FastifyInstance } from 'fastify';
import { instanceRoutes } from './instance/instance.routes';
import { lifecycleRoutes } from './lifecycle/lifecycle.routes';
import type { ProvisioningDependencies } from './dependencies';

export function provisioningRoutes(app: FastifyInstance, dependencies: ProvisioningDependencies): void {
  lifecycleRoutes(app, dependencies);
  instanceRoutes(app, dependencies);
}
