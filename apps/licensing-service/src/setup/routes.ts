import type { FastifyInstance } from 'fastify';
import { accountTestsRoutes } from './connections/account-tests.routes';
import { dataProviderRoutes } from './data-provider/data-provider.routes';
import { duplicateTenantRoutes } from './duplicate-tenant.routes';
import { actRoutes } from './fiscal/act/act.routes';
import { certificateRoutes } from './fiscal/certificate/certificate.routes';
import { registrationRoutes } from './fiscal/registration/registration.routes';
import { premisesAndDevicesRoutes } from './fiscal/premises-and-devices.routes';
import { sectionsRoutes } from './sections.routes';
import type { SetupDependencies } from './dependencies';

export async function setupRoutes(app: FastifyInstance, dependencies: SetupDependencies): Promise<void> {
  sectionsRoutes(app, dependencies);
  duplicateTenantRoutes(app, dependencies);
  premisesAndDevicesRoutes(app, dependencies);
  actRoutes(app, dependencies);
  registrationRoutes(app, dependencies);
  await certificateRoutes(app, dependencies);
  dataProviderRoutes(app, dependencies);
  accountTestsRoutes(app, dependencies);
}
