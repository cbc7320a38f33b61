import type { BodyOf, FoundCompany } from '@atrium/api-client/contract';
import type { CallOf, findCompanySchema } from '@atrium/api-client/contract/schemas';
import { lookUpVatNumber } from '../../billing';
import { hasPermission, inScope, InvalidInput } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { readVatNumber } from './customer-input';
import { displayedTitle } from './customer-view';
import type { CustomerCall } from './customer.service';
import { findCustomerByVatNumber } from './customer.repository';

/** Looks a company up by its VAT number: among the customers that the caller may view, else in VIES. */
export async function findCompany(
  dependencies: Pick<BackOfficeDependencies, 'database' | 'clock' | 'settings'>,
  { user, caller }: CustomerCall,
  { vat_number: typed, country = null }: BodyOf<CallOf<typeof findCompanySchema>>,
): Promise<FoundCompany> {
  const number = readVatNumber(typed, country);
  if ('problem' in number) throw new InvalidInput({ vat_number: [number.problem] });
  const vatNumber = number.value;
  if (vatNumber === null) throw new InvalidInput({ vat_number: ['required'] });
  const known = hasPermission(user, 'view/customers')
    ? await inScope(dependencies.database, { userId: user.id }, (tx) => findCustomerByVatNumber(tx, vatNumber))
    : null;
  if (known === null) return { ...(await lookUpVatNumber(dependencies, vatNumber)), customer: null };
  return {
    status: 'not_checked',
    reason: null,
    vat_number: vatNumber,
    name: null,
    address: null,
    checked_at: dependencies.clock().toISOString(),
    customer: {
      id: known.id,
      title: displayedTitle(known.title, caller.language),
      created_at: known.createdAt.toISOString(),
    },
  };
}
