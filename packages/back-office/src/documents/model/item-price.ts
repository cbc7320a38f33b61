import { itemNet } from '@atrium/api-client/contract';
import { type ItemOptions, parseItem, type TypedItem } from './typed-item';

/** The numbers of an item; undefined while one is missing. */
export function pricedOf(item: TypedItem, options: ItemOptions) {
  const read = parseItem(item, options);
  // An unknown unit changes no amount.
  const only = 'problems' in read && read.problems.every(({ field }) => field === 'unit');
  const complete = only ? parseItem({ ...item, unit: options.unit[0]?.key ?? '' }, options) : read;
  if (!('item' in complete)) return undefined;
  const rate = options.vat_rate.find(({ key }) => key === complete.item.vat_rate)?.value ?? 0;
  return { ...complete.item, vat_rate: rate };
}

/** Net amount of an item in cents; undefined while a number is missing. */
export function netOf(item: TypedItem, options: ItemOptions): number | undefined {
  const priced = pricedOf(item, options);
  return priced && itemNet(priced);
}
