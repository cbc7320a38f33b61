import { planLines, type UnitPrices } from '@atrium/api-client/contract/pricing';
import { readPrice, writePrice } from '../../components/model/typed-price';

/** The items that have a monthly price. */
export const priced = ['licence', 'module', 'asset'] as const;

export type Priced = (typeof priced)[number];

/** The typed values of the form. */
export interface PriceValues extends Readonly<Record<Priced, string>> {
  /** Months charged per year. */
  readonly yearly_months: string;
}

export const toPriceValues = ({ licence, module, asset, yearly_months: months }: UnitPrices): PriceValues => ({
  licence: writePrice(licence),
  module: writePrice(module),
  asset: writePrice(asset),
  yearly_months: String(months),
});

/** Converts values that passed the schema. */
export const toUnitPrices = (values: PriceValues): UnitPrices => ({
  licence: readPrice(values.licence) ?? 0,
  module: readPrice(values.module) ?? 0,
  asset: readPrice(values.asset) ?? 0,
  yearly_months: Number(values.yearly_months),
});

/** The yearly price of one unit of each item, in cents. */
export function yearlyPrices(prices: UnitPrices): Readonly<Record<Priced, number>> {
  const lines = planLines({
    selection: { cycle: 'yearly', licences: 1, modules: ['mailbox'], assets: 1 },
    prices,
    tax: { category: 'outside_scope', rate: 0 },
  });
  const priceOf = (line: (typeof lines)[number]['id']) => lines.find(({ id }) => id === line)?.unit_price ?? 0;
  return { licence: priceOf('licences'), module: priceOf('modules'), asset: priceOf('assets') };
}
