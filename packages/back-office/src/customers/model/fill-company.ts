import type { FoundCompany } from '@atrium/api-client/contract';

/** The fields of a new customer that a VIES answer fills. */
export interface CompanyValues {
  readonly title: string;
  readonly street: string;
  readonly postal_code: string;
  readonly post: string;
  readonly country: string;
}

/** What a VIES answer adds to a form: fields that are still empty. What was typed stays. */
export function fillCompany(
  values: CompanyValues,
  { status, name, address, vat_number: number }: FoundCompany,
): Partial<CompanyValues> {
  if (status !== 'confirmed') return {};
  const answered = {
    title: name ?? '',
    street: address?.street ?? '',
    postal_code: address?.postal_code ?? '',
    post: address?.city ?? '',
    country: address?.country ?? countryOfNumber(number),
  };
  const names = Object.keys(answered) as (keyof CompanyValues)[];
  return Object.fromEntries(
    names.flatMap((field) =>
      values[field].trim() === '' && answered[field] !== '' ? [[field, answered[field]] as const] : [],
    ),
  );
}

/** ISO 3166 alpha-2 of the prefix of a VAT number. */
function countryOfNumber(number: string): string {
  const prefix = number.slice(0, 2);
  if (prefix === 'EL') return 'GR';
  return prefix === 'XI' ? 'GB' : prefix;
}

/** Empties the fields that still hold what the answer filled in. */
export function undoFill(values: CompanyValues, filled: Partial<CompanyValues>): Partial<CompanyValues> {
  const names = Object.keys(filled) as (keyof CompanyValues)[];
  return Object.fromEntries(names.flatMap((field) => (values[field] === filled[field] ? [[field, ''] as const] : [])));
}
