import { describeError } from '../../log';
import type { Parts } from '../../parts';

type Ground = Pick<Parts, 'realtime' | 'clock' | 'log'>;

/**
 * Tells the members that a tenant changed; who misses it sees it on the next reading, so it never fails its caller.
 * `members` are the users who were members of a tenant that is gone.
 */
export async function announceTenant(
  { realtime, clock, log }: Ground,
  tenantId: string,
  members?: ReadonlySet<string>,
): Promise<void> {
  try {
    const event = { tenant_id: tenantId, seq: clock().getTime() };
    await realtime.publish(tenantId, 'tenant.changed', () => event, members);
  } catch (error) {
    log.warn({ event: 'realtime.announce_failed', tenant_id: tenantId, ...describeError(error) });
  }
}

/** Waits for a change of a tenant, then tells its members. */
export async function announced<T>(ground: Ground, tenantId: string, change: Promise<T>): Promise<T> {
  const answer = await change;
  await announceTenant(ground, tenantId);
  return answer;
}
