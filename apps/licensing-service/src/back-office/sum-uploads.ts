import { and, eq, gt, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../platform';

/** The columns that say who uploaded how much, and when. */
export interface Uploads {
  readonly size: PgColumn;
  readonly uploadedBy: PgColumn;
  readonly uploadedAt: PgColumn;
}

/** Bytes that a user has uploaded since a time. */
export async function sumUploads(
  db: DatabaseHandle,
  { size, uploadedBy, uploadedAt }: Uploads,
  userId: string,
  since: Date,
): Promise<number> {
  const [found] = await db
    .select({ bytes: sum(size).mapWith(Number) })
    .from(size.table)
    .where(and(eq(uploadedBy, userId), gt(uploadedAt, since)));
  return found?.bytes ?? 0;
}
