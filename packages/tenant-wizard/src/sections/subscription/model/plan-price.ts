import type { PriceList, Quote, Selection } from '@atrium/api-client/contract';
import { applyCredit, planLines, sumLines, type PlanLine } from '@atrium/api-client/contract/pricing';
import { toSelection, type PlanValues } from './plan-values';

/** The price to show: from a quote, or from the price list alone; null while unknown. */
export interface PlanPrice extends Pick<Quote, 'lines' | 'net'> {
  readonly taxes: Quote['taxes'] | null;
  readonly vat: Quote['vat'] | null;
  readonly total: number | null;
  readonly balance: number;
  readonly credit_used: number;
  readonly becomes_credit: number;
  readonly amount_due: number | null;
  readonly credit_left: number;
  readonly change: number | null;
  readonly next_invoice: Quote['next_invoice'];
  readonly ends_at: Quote['ends_at'];
}

/**
 * Price of a first period by the price list, with VAT and credit of the latest quote of the same company CRM.
 *
 * @param known null before the first quote: VAT and amount due are unknown then
 */
export function priceByList(
  selection: Selection,
  prices: PriceList,
  known: Pick<Quote, 'vat' | 'balance' | 'least_charge'> | null,
): PlanPrice {
  const tax = known === null ? { category: 'standard' as const, rate: 0 } : known.vat;
  const lines = planLines({ selection, prices, tax }).map((line) => ({ ...line, kind: 'plan' as const, share: null }));
  const { net, taxes, total } = sumLines(lines);
  const account = { credit: known?.balance ?? 0, minimumCharge: known?.least_charge ?? 0 };
  const shown = { ...applyCredit(total, account), lines, net, change: null, next_invoice: null, ends_at: null };
  return known === null
    ? { ...shown, taxes: null, vat: null, total: null, amount_due: null }
    : { ...shown, taxes: [...taxes], vat: known.vat, total };
}

/** Net cents per unit and period, and in total; null if the quantity is invalid. */
export interface ItemPrice {
  readonly unit: number;
  readonly amount: number | null;
}

/** Price of each quantity by the price list. */
export function itemPrices(values: PlanValues, prices: PriceList): Readonly<Record<PlanLine['id'], ItemPrice>> {
  const { cycle, licences, modules, assets } = values;
  const untaxed = { category: 'standard', rate: 0 } as const;
  const linesOf = (selection: Selection) => planLines({ selection, prices, tax: untaxed });
  const units = linesOf({ cycle, licences: 1, modules: ['couriers'], assets: 1 });
  const onlyIf = (change: Partial<PlanValues>) =>
    toSelection({ cycle, licences: 1, modules: [], assets: 0, ...change });
  const itemOf = (id: PlanLine['id'], change: Partial<PlanValues>): ItemPrice => {
    const selection = onlyIf(change);
    const line = selection === null ? undefined : linesOf(selection).find((one) => one.id === id);
    return {
      unit: units.find((one) => one.id === id)?.unit_price ?? 0,
      amount: selection === null ? null : (line?.net ?? 0),
    };
  };
  return {
    licences: itemOf('licences', { licences }),
    modules: itemOf('modules', { modules }),
    assets: itemOf('assets', { assets }),
  };
}
