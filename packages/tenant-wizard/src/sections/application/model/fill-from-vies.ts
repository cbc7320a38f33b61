import type { VatCheck } from '@atrium/api-client/contract';
import type { ApplicationValues } from './application-values';

const isEmpty = (value: string) => value.trim() === '';

/**
 * Fills empty fields with the company data of VIES, by field. An address is filled in completely or not at all, so that
 * two addresses never mix.
 */
export function fillFromVies(
  { company, address }: ApplicationValues,
  { status, name, address: registered }: Pick<VatCheck, 'status' | 'name' | 'address'>,
): Readonly<Record<string, string>> {
  if (status !== 'confirmed') return {};
  const isFree = [address.street, address.postal_code, address.city].every(isEmpty);
  return {
    ...(name !== null && isEmpty(company) ? { company: name } : {}),
    ...(registered !== null && isFree
      ? {
          'address.street': registered.street,
          'address.postal_code': registered.postal_code,
          'address.city': registered.city,
          'address.country': registered.country,
        }
      : {}),
  };
}
