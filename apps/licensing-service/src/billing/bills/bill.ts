import {
  type AppliedCredit,
  applyCredit,
  type CreditAccount,
  type PeriodShare,
  type PlanCycle,
  type PlanLine,
  type PriceSum,
  sumLines,
  type TaxedAmount,
  type TaxSum,
} from '@atrium/api-client/contract/pricing';
import type { Day } from '../periods/days';
import type { BeganBecause, PeriodChanges } from '../periods/period';

/** Why a document was issued. */
export type DocumentCause = Exclude<BeganBecause, 'undo'> | 'vat_confirmed' | 'moved' | 'creation_cancelled';

/** A line to bill; amounts in cents. */
export interface BillLine extends Omit<PlanLine, 'id'> {
  readonly item: PlanLine['id'];
  readonly cycle: PlanCycle;
  /** The billed days, `[from, to)`. */
  readonly from: Day;
  readonly to: Day;
  /** Billed days of the billing period; null for all. */
  readonly share: PeriodShare | null;
  /** The period that it bills. */
  readonly period_id: string;
}

/** A line of an invoice, or of a credit note that takes it off; amounts are above 0 in both. */
export interface InvoicedLine extends BillLine {
  /** Position in the invoice, from 1. */
  readonly position: number;
}

/** A credit note to issue. It corrects one invoice. */
export interface Note extends PriceSum {
  readonly invoice_id: string;
  readonly lines: readonly InvoicedLine[];
}

/** What a plan costs, and what it changes: credit notes first, then an invoice, then periods. */
export interface Bill extends PeriodChanges {
  readonly cause: DocumentCause;
  /** The day it is calculated for. */
  readonly day: Day;
  readonly notes: readonly Note[];
  /** Lines of the invoice; empty for none. */
  readonly lines: readonly BillLine[];
  /** VAT of the invoice if it repeats the VAT of other documents; null if it is calculated from the lines. */
  readonly taxes: readonly TaxSum[] | null;
}

export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, amount) => sum + amount, 0);

/** Sums of VAT, added up by rate. */
export function addTaxes(taxes: readonly TaxSum[]): TaxSum[] {
  const byRate = Map.groupBy(taxes, ({ tax_category: category, tax_rate: rate }) => `${category} ${rate}`);
  const add = (one: TaxSum, other: TaxSum): TaxSum => ({
    ...one,
    tax_base: one.tax_base + other.tax_base,
    tax_amount: one.tax_amount + other.tax_amount,
  });
  return [...byRate.values()].map((same) => same.reduce(add));
}

/** Sums of VAT with the opposite sign. */
export const negateTaxes = (taxes: readonly TaxSum[]): TaxSum[] =>
  taxes.map((tax) => ({ ...tax, tax_base: 0 - tax.tax_base, tax_amount: 0 - tax.tax_amount }));

/** The sum of a net and its VAT. */
export function addVat(net: number, taxes: readonly TaxSum[]): PriceSum {
  const tax = sumOf(taxes.map(({ tax_amount: amount }) => amount));
  return { net, taxes, tax, total: net + tax };
}

/** Sums of the invoice of a bill; all 0 for none. */
export function sumInvoice({ lines, taxes }: Pick<Bill, 'taxes'> & { lines: readonly TaxedAmount[] }): PriceSum {
  const calculated = sumLines(lines);
  return taxes === null ? calculated : addVat(calculated.net, taxes);
}

/** The sums of all documents of a bill: its invoice less its credit notes. */
export function sumBill(bill: Bill): PriceSum {
  const credited = bill.notes.flatMap(({ taxes }) => taxes);
  const taxes = addTaxes([...sumInvoice(bill).taxes, ...negateTaxes(credited)]);
  const sorted = taxes.toSorted((one, other) => other.tax_rate - one.tax_rate);
  return addVat(sumOf(sorted.map(({ tax_base: base }) => base)), sorted);
}

/** A bill with its sums after account credit. */
export interface SettledBill extends PriceSum, AppliedCredit {
  readonly bill: Bill;
  /** The gateway's minimum charge; 0 without one. */
  readonly least_charge: number;
}

/** Applies account credit to a bill. Its credit notes become credit first, so that its invoice uses them. */
export function settleBill(bill: Bill, account: CreditAccount): SettledBill {
  const sum = sumBill(bill);
  return { bill, ...sum, ...applyCredit(sum.total, account), least_charge: account.minimumCharge };
}
