import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { vpnRequests } from '../connections/connection-test.table';

export type VpnRequestRow = typeof vpnRequests.$inferSelect;

export async function findVpnRequest(db: DatabaseHandle, tenantId: string): Promise<VpnRequestRow | null> {
  const [row] = await db.select().from(vpnRequests).where(eq(vpnRequests.tenantId, tenantId));
  return row ?? null;
}

export async function writeVpnRequest(db: DatabaseHandle, row: VpnRequestRow): Promise<void> {
  await db.insert(vpnRequests).values(row).onConflictDoUpdate({ target: vpnRequests.tenantId, set: row });
}
