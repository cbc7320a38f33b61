import type { PriceList, PriceListVersion } from '@atrium/api-client/contract';
import type { PriceListRecord, PriceListRow } from './price-list.repository';

export function toPriceList({ version, licence, module, asset, yearlyMonths, validFrom }: PriceListRow): PriceList {
  const prices = { licence, module, asset, yearly_months: yearlyMonths };
  return { version, ...prices, currency: 'EUR', valid_from: validFrom.toISOString() };
}

export function toPriceListVersion({ list, author }: PriceListRecord): PriceListVersion {
  return { ...toPriceList(list), author: author === null ? null : { id: author.id, full_name: author.fullName } };
}
