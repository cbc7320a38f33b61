import { documentsRoutes } from './documents/documents.routes';
import { documentTemplatesRoutes } from './document-templates/document-templates.routes';
import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/activity.routes';
import { publishAnyChange } from './publish-any-change';
import { codelistsRoutes } from './codelists/codelists.routes';
import { customersRoutes } from './customers/customers.routes';
import type { BackOfficeDependencies } from './dependencies';
import { mediaRoutes } from './media/media.routes';
import { overviewRoutes } from './overview/overview.routes';
import { searchRoutes } from './search/search.routes';

type Routes = (app: FastifyInstance, dependencies: BackOfficeDependencies) => void | Promise<void>;

const modules: readonly Routes[] = [
  documentsRoutes,
  documentTemplatesRoutes,
  publishAnyChange,
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
