import { duplicateTenantEndpoint } from '@atrium/api-client/contract';
import { duplicateTenantSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute } from '../platform';
import { publishTenantChange, callFor, readTenant } from '../tenants';
import type { SetupDependencies } from './dependencies';
import { duplicateTenant } from './duplicate-tenant.service';

export function duplicateTenantRoutes(app: FastifyInstance, dependencies: SetupDependencies): void {
  idempotentRoute(app, dependencies, duplicateTenantEndpoint, duplicateTenantSchema, {
    effect: async ({ params, body, ...call }, remember) => {
      const source = { id: params.id, title: body.title ?? null };
      const id = await duplicateTenant(dependencies, callFor('create/tenants', call), source, remember);
      await publishTenantChange(dependencies, id);
      return id;
    },
    answer: (call, id) => readTenant(dependencies, callFor('create/tenants', call), id),
  });
}
