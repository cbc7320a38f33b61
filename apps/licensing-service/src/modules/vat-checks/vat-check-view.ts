import type { VatCheck } from '@atrium/api-client/contract';
import { readAddress } from './read-address';
import type { VatCheckRow } from './vat-check.repository';

/** ISO writes Greece otherwise than VAT numbers do, and knows Northern Ireland as a part of Great Britain. */
const isoCodes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** An answer of VIES as people see it: without the marks of the register. */
export function viewVatCheck({ status, reason, vatNumber, name, address, checkedAt }: VatCheckRow): VatCheck {
  const prefix = vatNumber.slice(0, 2);
  return {
    status,
    reason,
    vat_number: vatNumber,
    name,
    address: readAddress(address, isoCodes[prefix] ?? prefix),
    checked_at: checkedAt.toISOString(),
  };
}
