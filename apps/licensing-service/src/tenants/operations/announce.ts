import { describeError } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { readOperation } from './read-operation';

type Ground = Pick<TenantsDependencies, 'database' | 'clock' | 'realtime' | 'log'>;

/** Tells the members of the tenant over the socket; who misses it asks again, so it never fails its caller. */
export async function announceOperation(ground: Ground, operationId: string): Promise<void> {
  try {
    if (!ground.realtime.isWatched()) return;
    const operation = await readOperation(ground, operationId);
    if (operation === null) return;
    const { tenant_id: tenantId, seq } = operation('en');
    await ground.realtime.publish(tenantId, 'operation.changed', operation);
    await ground.realtime.publish(tenantId, 'tenant.changed', () => ({ tenant_id: tenantId, seq }));
  } catch (error) {
    ground.log.warn({ event: 'realtime.announce_failed', operation_id: operationId, ...describeError(error) });
  }
}
