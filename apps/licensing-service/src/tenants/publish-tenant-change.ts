import { describeError } from '../platform';
import type { TenantsDependencies } from './dependencies';

type Dependencies = Pick<TenantsDependencies, 'realtime' | 'clock' | 'log'>;

/**
 * Sends `tenant.changed` to members' open pages. Never throws: a page that misses it refetches on reconnect.
 * `formerMembers` lost their membership by this change.
 */
export async function publishTenantChange(
  { realtime, clock, log }: Dependencies,
  tenantId: string,
  formerMembers?: ReadonlySet<string>,
): Promise<void> {
  try {
    const event = { tenant_id: tenantId, seq: clock().getTime() };
    await realtime.publish(tenantId, 'tenant.changed', () => event, formerMembers);
  } catch (error) {
    log.warn({ event: 'realtime.publish_failed', tenant_id: tenantId, ...describeError(error) });
  }
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
