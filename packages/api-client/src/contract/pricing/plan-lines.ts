import { wholeNumber } from './amounts';
import { netOf } from './prorate';
import type { TaxCategory, TaxedAmount } from './sum-lines';

/** How often a plan is paid: the length of its periods. */
export type PlanCycle = 'monthly' | 'yearly';
/** A part of the CRM that is subscribed to; each costs the same. */
export type ModuleKey = 'couriers' | 'fiscalization' | 'newsletter' | 'business_data' | 'mailbox';

/** What is chosen of the price list. */
export interface PlanSelection {
  readonly cycle: PlanCycle;
  /** At least 1. */
  readonly licences: number;
  /** Each at most once. */
  readonly modules: readonly ModuleKey[];
  /** 0 or more. */
  readonly assets: number;
}

/** One version of the price list: cents a month for each, without VAT. */
export interface UnitPrices {
  readonly licence: number;
  readonly module: number;
  readonly asset: number;
  /** How many months a year costs; 10 is a discount of two months. */
  readonly yearly_months: number;
}

/** How what is chosen is taxed, as the VAT decision says. */
export interface TaxTreatment {
  readonly category: TaxCategory;
  /** In basis points: 2200 is 22 %. */
  readonly rate: number;
}

/** A selection with all that its price depends on. */
export interface PricedPlan {
  readonly selection: PlanSelection;
  readonly prices: UnitPrices;
  readonly tax: TaxTreatment;
}

/** A quantity of a plan; amounts in cents. */
export interface PlanLine extends TaxedAmount {
  readonly id: 'licences' | 'modules' | 'assets';
  readonly quantity: number;
  /** Of one, for a whole period of the plan's cycle, without VAT. */
  readonly unit_price: number;
}

/**
 * The lines of a plan for one whole period: licences, modules, assets; a quantity of 0 has none.
 *
 * @throws {RangeError} where a quantity or a price is no safe integer or too small
 */
export function planLines({ selection, prices, tax }: PricedPlan): readonly PlanLine[] {
  const months = selection.cycle === 'yearly' ? prices.yearly_months : 1;
  const chosen = [
    ['licences', selection.licences, prices.licence],
    ['modules', new Set(selection.modules).size, prices.module],
    ['assets', selection.assets, prices.asset],
  ] as const;
  if (selection.licences < 1 || chosen.some(([, quantity, price]) => quantity < 0 || price < 0) || months < 1) {
    throw new RangeError('A plan has a licence, and no quantity or price is below zero.');
  }
  return chosen
    .filter(([, quantity]) => wholeNumber(quantity) > 0n)
    .map(([id, quantity, price]) => {
      const unitPrice = netOf(months, price, null);
      const net = netOf(quantity, unitPrice, null);
      return { id, quantity, unit_price: unitPrice, net, tax_category: tax.category, tax_rate: tax.rate };
    });
}
