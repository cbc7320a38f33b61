import type { FastifyInstance } from 'fastify';
import { codelistsRoutes } from './codelists/codelists.routes';
import type { BackOfficeDependencies } from './dependencies';

/** The modules of the back office. */
const modules = [codelistsRoutes];

/** The operator's own records. */
export function backOfficeRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  for (const register of modules) register(app, dependencies);
}
