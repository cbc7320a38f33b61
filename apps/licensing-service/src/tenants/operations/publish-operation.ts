import { describeError, publishRecordChange } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { readOperation } from './read-operation';

type Dependencies = Pick<TenantsDependencies, 'database' | 'clock' | 'realtime' | 'log'>;

/** Publishes the operation to members' open pages. Never throws: a page that misses it refetches on reconnect. */
export async function publishOperation(dependencies: Dependencies, operationId: string): Promise<void> {
  try {
    if (!dependencies.realtime.isWatched()) return;
    const operation = await readOperation(dependencies, operationId);
    if (operation === null) return;
    const { tenant_id: tenantId, seq } = operation('en');
    await dependencies.realtime.publish(tenantId, 'operation.changed', operation);
    await dependencies.realtime.publish(tenantId, 'tenant.changed', () => ({ tenant_id: tenantId, seq }));
    await publishRecordChange(dependencies, 'subscriptions', tenantId);
  } catch (error) {
    dependencies.log.warn({ event: 'realtime.publish_failed', operation_id: operationId, ...describeError(error) });
  }
}
