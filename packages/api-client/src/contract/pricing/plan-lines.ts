import { wholeNumber } from './amounts';
import { netOf } from './net-of';
import type { TaxCategory, TaxedAmount } from './sum-lines';

/** Billing cycle: the length of a plan's periods. */
export type PlanCycle = 'monthly' | 'yearly';
/** A module of the CRM. All modules have the same price. */
export type ModuleKey = 'couriers' | 'fiscalization' | 'newsletter' | 'business_data' | 'mailbox';

/** A selection from the price list. */
export interface PlanSelection {
  readonly cycle: PlanCycle;
  /** At least 1. */
  readonly licences: number;
  /** Each at most once. */
  readonly modules: readonly ModuleKey[];
  /** 0 or more. */
  readonly assets: number;
}

/** A version of the price list: cents per month without VAT. */
export interface UnitPrices {
  readonly licence: number;
  readonly module: number;
  readonly asset: number;
  /** Months charged per year; 10 means two months free. */
  readonly yearly_months: number;
}

/** Tax treatment, from the VAT decision. */
export interface TaxTreatment {
  readonly category: TaxCategory;
  /** In basis points: 2200 is 22 %. */
  readonly rate: number;
}

/** A selection with its prices and tax treatment. */
export interface PricedPlan {
  readonly selection: PlanSelection;
  readonly prices: UnitPrices;
  readonly tax: TaxTreatment;
}

/** A line of a plan; amounts in cents. */
export interface PlanLine extends TaxedAmount {
  readonly id: 'licences' | 'modules' | 'assets';
  readonly quantity: number;
  /** Price of one for a whole period of the plan's cycle, without VAT. */
  readonly unit_price: number;
}

/**
 * Returns the lines of a plan for a whole period: licences, modules, assets. Omits quantities of 0.
 *
 * @throws {RangeError} if a quantity or a price is not a safe integer or is too small
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
