import { describeError, publishRecordChange } from '../platform';
import type { TenantsDependencies } from './dependencies';

type Dependencies = Pick<TenantsDependencies, 'realtime' | 'clock' | 'log'>;

/**
 * Sends `tenant.changed` to members' open pages, and `record.changed` to those that list subscriptions. Never throws: a
 * page that misses it refetches on reconnect.
 * `formerMembers` lost their membership by this change.
 */
export async function publishTenantChange(
  dependencies: Dependencies,
  tenantId: string,
  formerMembers?: ReadonlySet<string>,
): Promise<void> {
  const { realtime, clock, log } = dependencies;
  try {
    const event = { tenant_id: tenantId, seq: clock().getTime() };
    await realtime.publish(tenantId, 'tenant.changed', () => event, formerMembers);
  } catch (error) {
    log.warn({ event: 'realtime.publish_failed', tenant_id: tenantId, ...describeError(error) });
  }
  await publishRecordChange(dependencies, 'subscriptions', tenantId);
}

/** Waits for a change of a tenant, then sends `tenant.changed`. */
export async function publishAfter<T>(dependencies: Dependencies, tenantId: string, change: Promise<T>): Promise<T> {
  const answer = await change;
  await publishTenantChange(dependencies, tenantId);
  return answer;
}

/** Sends `tenant.changed` if `work` resolves to true. */
export async function publishIfChanged(
  dependencies: Dependencies,
  tenantId: string,
  work: Promise<boolean>,
): Promise<void> {
  if (await work) await publishTenantChange(dependencies, tenantId);
}
