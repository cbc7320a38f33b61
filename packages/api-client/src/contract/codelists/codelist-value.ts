/** The values of a codelist whose options count. */
export interface CodelistValue {
  readonly unit: '%' | 'g' | 'mm' | '';
  /** Digits of the value after the decimal separator: 2200 basis points are 22 %. */
  readonly decimals: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly required: boolean;
}

/** The built-in codelists whose options count, by slug. */
export const codelistValues: Readonly<Record<string, CodelistValue>> = {
  vat_rates: { unit: '%', decimals: 2, minimum: 0, maximum: 10_000, required: true },
  probabilities: { unit: '%', decimals: 0, minimum: 0, maximum: 100, required: true },
  'weight-unit': { unit: 'g', decimals: 0, minimum: 1, maximum: 1_000_000_000_000, required: false },
  'dimension-unit': { unit: 'mm', decimals: 0, minimum: 1, maximum: 1_000_000_000_000, required: false },
  /** Decimal places of an amount. */
  currencies: { unit: '', decimals: 0, minimum: 0, maximum: 4, required: false },
};
