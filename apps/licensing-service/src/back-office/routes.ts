import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/activity.routes';
import { announceChanges } from './announce-changes';
import { codelistsRoutes } from './codelists/codelists.routes';
import { customersRoutes } from './customers/customers.routes';
import type { BackOfficeDependencies } from './dependencies';
import { mediaRoutes } from './media/media.routes';
import { overviewRoutes } from './overview/overview.routes';
import { searchRoutes } from './search/search.routes';

type Routes = (app: FastifyInstance, dependencies: BackOfficeDependencies) => void | Promise<void>;

const modules: readonly Routes[] = [
  announceChanges,
  activityRoutes,
  codelistsRoutes,
  customersRoutes,
  mediaRoutes,
  overviewRoutes,
  searchRoutes,
];

export async function backOfficeRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  for (const register of modules) await register(app, dependencies);
}
