import type { FastifyInstance } from 'fastify';
import { codelistsRoutes } from './codelists/codelists.routes';
import { customersRoutes } from './customers/customers.routes';
import type { BackOfficeDependencies } from './dependencies';

const modules = [codelistsRoutes, customersRoutes];

export function backOfficeRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  for (const register of modules) register(app, dependencies);
}
