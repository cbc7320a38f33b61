import { describeError } from '../../log';
import type { Parts } from '../../parts';

/** Tells the members that a tenant changed; who misses it sees it on the next reading, so it never fails its caller. */
export async function announceTenant(
  { realtime, clock, log }: Pick<Parts, 'realtime' | 'clock' | 'log'>,
  tenantId: string,
): Promise<void> {
  try {
    await realtime.publish(tenantId, 'tenant.changed', () => ({ tenant_id: tenantId, seq: clock().getTime() }));
  } catch (error) {
    log.warn({ event: 'realtime.announce_failed', tenant_id: tenantId, ...describeError(error) });
  }
}
