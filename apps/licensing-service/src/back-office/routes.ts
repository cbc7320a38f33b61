import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/activity.routes';
import { codelistsRoutes } from './codelists/codelists.routes';
import type { BackOfficeDependencies } from './dependencies';

const modules = [activityRoutes, codelistsRoutes];

export function backOfficeRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  for (const register of modules) register(app, dependencies);
}
