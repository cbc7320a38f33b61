import { cancelOperationEndpoint, operationEndpoint, retryOperationEndpoint } from '@atrium/api-client/contract';
import { operationActionSchema, operationCallSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/audit';
import { inScope } from '../../database/scope';
import { NotFound } from '../../http/errors';
import { route } from '../../http/route';
import { tenantScope } from '../../http/tenant-scope';
import type { Parts } from '../../parts';
import { announceOperation } from './announce';
import { findOperation } from './operation.repository';
import { cancelOperation, retryOperation } from './operation.service';
import { viewOperation } from './read-operation';

export function operationsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, operationEndpoint, operationCallSchema, async ({ user, caller, params }) => {
    const scope = tenantScope(user, 'view/tenants');
    const record = await inScope(parts.database, scope, (tx) => findOperation(tx, params.id));
    if (record === null) throw new NotFound('tenant_not_found');
    return viewOperation(parts, record, caller.language);
  });

  const actions = [
    { endpoint: retryOperationEndpoint, action: 'operation.retry', move: retryOperation },
    { endpoint: cancelOperationEndpoint, action: 'operation.cancel', move: cancelOperation },
  ] as const;

  for (const { endpoint, action, move } of actions) {
    route(app, endpoint, operationActionSchema, async ({ user, caller, params }) => {
      const record = await inScope(parts.database, tenantScope(user, 'update/tenants'), async (tx) => {
        const now = parts.clock();
        const moved = await move(tx, parts, params.id, now);
        const subject = { subjectType: 'operation', subjectId: params.id };
        await writeAudit(tx, {
          actorId: user.id,
          action,
          outcome: 'done',
          ...subject,
          requestId: caller.requestId,
          ip: caller.ip,
          at: now,
        });
        return moved;
      });
      await announceOperation(parts, params.id);
      return viewOperation(parts, record, caller.language);
    });
  }
}
