import type { VatCheck } from '@atrium/api-client/contract';
import { isoCountryOf } from './iso-country';
import { readAddress } from './read-address';
import type { VatCheckRow } from './vat-check.repository';

/** A VIES check as the API returns it, without the register's request identifiers. */
export function viewVatCheck({
  status,
  reason,
  vatNumber,
  name,
  address,
  checkedAt,
}: Pick<VatCheckRow, 'status' | 'reason' | 'vatNumber' | 'name' | 'address' | 'checkedAt'>): VatCheck {
  const prefix = vatNumber.slice(0, 2);
  return {
    status,
    reason,
    vat_number: vatNumber,
    name,
    address: readAddress(address, isoCountryOf(prefix)),
    checked_at: checkedAt.toISOString(),
  };
}
