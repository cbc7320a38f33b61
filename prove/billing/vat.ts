import type { Company, FiguredLine } from '../../tooling/vitest/billing-scenario.ts';
import { roundedShare } from './money.ts';

/** A category of VAT with its rate in basis points. */
export interface Tax {
  readonly category: FiguredLine['tax_category'];
  readonly rate: number;
}

/** What is known of the customer, and what VIES says about the number. */
export interface VatStatus {
  readonly company: Company;
  readonly answer: 'valid' | 'invalid' | 'silent';
  readonly isConfirmed: boolean;
}

const otherMembers = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SK'.split(' '),
);

const standard: Tax = { category: 'standard', rate: 2200 };

export const isSameTax = (a: Tax, b: Tax): boolean => a.category === b.category && a.rate === b.rate;

export const vatOf = (net: number, tax: Tax): number => roundedShare(net, tax.rate, 10_000);

export function decideTax({ company, isConfirmed }: VatStatus): Tax {
  if (company.country === 'SI') return standard;
  if (!otherMembers.has(company.country)) return { category: 'outside_scope', rate: 0 };
  return isConfirmed ? { category: 'reverse_charge', rate: 0 } : standard;
}

/** The number that waits for an answer of VIES; null for none. */
export function undecidedNumber({ company, answer, isConfirmed }: VatStatus): string | null {
  const isUndecided =
    otherMembers.has(company.country) && company.vat_number !== '' && answer === 'silent' && !isConfirmed;
  return isUndecided ? company.vat_number : null;
}

export function withCompany(status: VatStatus, company: Company): VatStatus {
  const keepsNumber = company.vat_number === status.company.vat_number;
  const isConfirmed = keepsNumber ? status.isConfirmed : company.vat_number !== '' && status.answer === 'valid';
  return { ...status, company, isConfirmed };
}

/** While VIES is silent the last answer holds. */
export function withAnswer(status: VatStatus, answer: VatStatus['answer']): VatStatus {
  if (answer === 'silent') return { ...status, answer };
  return { ...status, answer, isConfirmed: answer === 'valid' && status.company.vat_number !== '' };
}
