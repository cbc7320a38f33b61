import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { devices } from './device.table';

export type DeviceRow = typeof devices.$inferSelect;

/** The editable fields of a device. */
export type DeviceData = Pick<DeviceRow, 'deviceId' | 'premise'>;

/** Sorted by device id. */
export function findDevices(db: DatabaseHandle, tenantId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(eq(devices.tenantId, tenantId))
    .orderBy(asc(sql`lower(${devices.deviceId})`), asc(devices.id));
}

export async function findDevice(db: DatabaseHandle, tenantId: string, id: string): Promise<DeviceRow | null> {
  const [row] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.tenantId, tenantId), eq(devices.id, id)));
  return row ?? null;
}

export async function countDevices(db: DatabaseHandle, tenantId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(devices).where(eq(devices.tenantId, tenantId));
  return row?.rows ?? 0;
}

/** Whether another device of the premise has this id. */
export async function hasDeviceId(
  db: DatabaseHandle,
  { premise, deviceId }: DeviceData,
  except?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(
        eq(devices.premise, premise),
        sql`lower(${devices.deviceId}) = lower(${deviceId})`,
        except === undefined ? undefined : ne(devices.id, except),
      ),
    );
  return rows.length > 0;
}

export async function insertDevice(tx: Transaction, row: typeof devices.$inferInsert): Promise<DeviceRow> {
  const [inserted] = await tx.insert(devices).values(row).returning();
  if (inserted === undefined) throw new Error('Failed to insert an electronic device.');
  return inserted;
}

/** Optimistic locking: returns null if `version` is no longer the latest or the device was deleted. */
export async function updateDevice(
  tx: Transaction,
  { tenantId, id, version }: Pick<DeviceRow, 'tenantId' | 'id' | 'version'>,
  change: DeviceData & Pick<DeviceRow, 'updatedAt' | 'updatedBy'>,
): Promise<DeviceRow | null> {
  const [row] = await tx
    .update(devices)
    .set({ ...change, version: sql`${devices.version} + 1` })
    .where(and(eq(devices.tenantId, tenantId), eq(devices.id, id), eq(devices.version, version)))
    .returning();
  return row ?? null;
}

export async function deleteDevice(tx: Transaction, tenantId: string, id: string): Promise<void> {
  await tx.delete(devices).where(and(eq(devices.tenantId, tenantId), eq(devices.id, id)));
}

export async function deleteDevicesOf(tx: Transaction, premise: string): Promise<void> {
  await tx.delete(devices).where(eq(devices.premise, premise));
}
