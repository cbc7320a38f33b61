import { isDeepStrictEqual } from 'node:util';
import type { ApplicationDraft } from '@atrium/api-client/contract';
import type { Seller } from '../../platform';
import { isoCountryOf } from '../vat/checks/iso-country';
import { readVatNumber } from '../vat/read-vat-number';

/** A company as shown on an invoice. */
export interface InvoiceParty extends Pick<Seller, 'name' | 'street' | 'postal_code' | 'city' | 'country'> {
  /** With its prefix; null for a buyer without one. */
  readonly vat_number: string | null;
}

/** The buyer from Application setup; missing fields are empty. */
export function buyerOf({ company, address = {} }: ApplicationDraft): InvoiceParty {
  const { country, vat_number: vatNumber, street, postal_code: postalCode, city } = address;
  const number = readVatNumber(vatNumber ?? null, country ?? null);
  return {
    name: company ?? '',
    street: street ?? '',
    postal_code: postalCode ?? '',
    city: city ?? '',
    country: isoCountryOf((country ?? '').trim().toUpperCase()),
    vat_number: number === 'mismatch' ? null : number,
  };
}

export const isSameBuyer = (one: InvoiceParty, other: InvoiceParty): boolean => isDeepStrictEqual(one, other);
