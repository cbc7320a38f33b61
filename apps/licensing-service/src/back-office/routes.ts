import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/activity.routes';
import { announceChanges } from './announce-changes';
import { codelistsRoutes } from './codelists/codelists.routes';
import type { BackOfficeDependencies } from './dependencies';
import { overviewRoutes } from './overview/overview.routes';

const modules = [announceChanges, activityRoutes, codelistsRoutes, overviewRoutes];

export function backOfficeRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  for (const register of modules) register(app, dependencies);
}
