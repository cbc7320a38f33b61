import type { FastifyInstance } from 'fastify';
import { codelistsRoutes } from './codelists/codelists.routes';
import type { BackOfficeDependencies } from './dependencies';
import { mediaRoutes } from './media/media.routes';

type Routes = (app: FastifyInstance, dependencies: BackOfficeDependencies) => void | Promise<void>;

const modules: readonly Routes[] = [codelistsRoutes, mediaRoutes];

export async function backOfficeRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  for (const register of modules) await register(app, dependencies);
}
