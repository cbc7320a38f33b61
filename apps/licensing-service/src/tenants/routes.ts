import type { FastifyInstance } from 'fastify';
import { invitationsRoutes } from './members/invitations.routes';
import { membersRoutes } from './members/members.routes';
import { notificationsRoutes } from './notifications/notifications.routes';
import { operationsRoutes } from './operations/operations.routes';
import { tenantRoutes } from './record/tenant.routes';
import type { TenantsDependencies } from './dependencies';

export function tenantsRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  tenantRoutes(app, dependencies);
  membersRoutes(app, dependencies);
  invitationsRoutes(app, dependencies);
  notificationsRoutes(app, dependencies);
  operationsRoutes(app, dependencies);
}
