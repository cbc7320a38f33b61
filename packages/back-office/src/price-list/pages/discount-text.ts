import type { Texts } from '@atrium/i18n';
import type { PriceListTexts } from '../messages';

/** The discount of a year, as months of twelve. */
export function discountText(text: Texts<PriceListTexts>, yearlyMonths: number): string {
  return yearlyMonths === 12 ? text('discount.none') : text('discount.months', { count: 12 - yearlyMonths });
}
