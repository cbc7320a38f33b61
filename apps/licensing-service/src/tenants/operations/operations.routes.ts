import { cancelOperationEndpoint, operationEndpoint, retryOperationEndpoint } from '@atrium/api-client/contract';
import { cancelOperationSchema, operationCallSchema, retryOperationSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { type Call, inScope, NotFound, route, tenantScope, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { publishOperation } from './publish-operation';
import { findOperation } from './operation.repository';
import { cancelOperation, retryOperation } from './operation.service';
import { viewOperation } from './read-operation';
import { tenantSubject } from '../tenant-call';

export function operationsRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  route(app, operationEndpoint, operationCallSchema, async ({ user, caller, params }) => {
    const scope = tenantScope(user, 'view/tenants');
    const record = await inScope(dependencies.database, scope, (tx) => findOperation(tx, params.id));
    if (record === null) throw new NotFound('tenant_not_found');
    return viewOperation(dependencies, record, caller.language);
  });

  const operationRoute =
    (action: 'operation.retry' | 'operation.cancel', transition: typeof retryOperation) =>
    async ({ user, caller, params }: Call<typeof retryOperationSchema>) => {
      const record = await inScope(dependencies.database, tenantScope(user, 'update/tenants'), async (tx) => {
        const now = dependencies.clock();
        const changed = await transition(tx, dependencies, params.id, now);
        const subject = { ...tenantSubject(changed.operation.tenantId), related: [params.id] };
        await writeAudit(tx, {
          actorId: user.id,
          action,
          outcome: 'done',
          ...subject,
          requestId: caller.requestId,
          ip: caller.ip,
          at: now,
        });
        return changed;
      });
      await publishOperation(dependencies, params.id);
      return viewOperation(dependencies, record, caller.language);
    };
  route(app, retryOperationEndpoint, retryOperationSchema, operationRoute('operation.retry', retryOperation));
  route(app, cancelOperationEndpoint, cancelOperationSchema, operationRoute('operation.cancel', cancelOperation));
}
