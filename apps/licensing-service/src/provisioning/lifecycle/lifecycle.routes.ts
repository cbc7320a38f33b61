import {
  activateTenantEndpoint,
  closeTenantEndpoint,
  deactivateTenantEndpoint,
  startTenantEndpoint,
  updateCrmEndpoint,
} from '@atrium/api-client/contract';
import {
  activateTenantSchema,
  closeTenantSchema,
  deactivateTenantSchema,
  startTenantSchema,
  updateCrmSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { type Caller, route } from '../../platform';
import { publishOperation, callFor, type OperationRecord, viewOperation } from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';
import { closeTenant } from './close-tenant.service';
import { startTenant } from './start-tenant.service';
import { switchTenant } from './switch-tenant.service';

/** Create, activate, deactivate, update and close. Each route starts an operation and returns it. */
export function lifecycleRoutes(app: FastifyInstance, dependencies: ProvisioningDependencies): void {
  async function respondWithOperation(operation: Promise<OperationRecord>, { language }: Caller) {
    const record = await operation;
    await publishOperation(dependencies, record.operation.id);
    return viewOperation(dependencies, record, language);
  }

  route(app, startTenantEndpoint, startTenantSchema, ({ params, ...call }) =>
    respondWithOperation(startTenant(dependencies, callFor('create/tenants', call), params.id), call.caller),
  );

  route(app, activateTenantEndpoint, activateTenantSchema, ({ params, ...call }) =>
    respondWithOperation(
      switchTenant(dependencies, callFor('update/tenants', call), params.id, 'activate'),
      call.caller,
    ),
  );

  route(app, deactivateTenantEndpoint, deactivateTenantSchema, ({ params, ...call }) =>
    respondWithOperation(
      switchTenant(dependencies, callFor('update/tenants', call), params.id, 'deactivate'),
      call.caller,
    ),
  );

  route(app, updateCrmEndpoint, updateCrmSchema, ({ params, ...call }) =>
    respondWithOperation(switchTenant(dependencies, callFor('update/tenants', call), params.id, 'update'), call.caller),
  );

  route(app, closeTenantEndpoint, closeTenantSchema, ({ params, ...call }) =>
    respondWithOperation(closeTenant(dependencies, callFor('delete/tenants', call), params.id), call.caller),
  );
}
