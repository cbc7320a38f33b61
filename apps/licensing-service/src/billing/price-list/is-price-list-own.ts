import { isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../platform';
import { priceListVersions } from './price-list.table';

/** Whether the operator has saved prices, in place of those that the product ships with. */
export async function isPriceListOwn(tx: Transaction): Promise<boolean> {
  const own = tx.select({ version: priceListVersions.version }).from(priceListVersions);
  return (await own.where(isNotNull(priceListVersions.authorId)).limit(1)).length > 0;
}
