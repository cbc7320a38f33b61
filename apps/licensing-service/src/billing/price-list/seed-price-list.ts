import { asService, type Database } from '../../platform';
import { addVersion } from './price-list.repository';

/** Inserts the first version of the price list at the first start. */
export async function seedPriceList(database: Database, at: Date): Promise<void> {
  const prices = { licence: 1900, module: 900, asset: 100, yearlyMonths: 10 };
  await asService(database, 'start', (tx) => addVersion(tx, { version: 1, ...prices, validFrom: at }));
}
