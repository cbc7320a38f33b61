import type { PriceListRow } from './price-list.repository';

/** The unit prices of a version as pricing needs them. */
export const pricesOf = ({ licence, module, asset, yearlyMonths }: PriceListRow) => ({
  licence,
  module,
  asset,
  yearly_months: yearlyMonths,
});
