import { isDeepStrictEqual } from 'node:util';
import type { ApplicationDraft } from '@atrium/api-client/contract';
import { isoCountryOf } from '../vat/checks/iso-country';
import { readVatNumber } from '../vat/read-vat-number';
import type { InvoiceParty } from './invoice-data';

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
