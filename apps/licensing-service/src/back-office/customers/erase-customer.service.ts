import type { Customer } from '@atrium/api-client/contract';
import { asService, deleteAnswersAbout, erasePersonalValues, Stale, writeAudit } from '../../platform';
import {
  customerAudit,
  type CustomerCall,
  type CustomerDependencies,
  requireCustomer,
  viewCustomer,
} from './customer.service';
import { updateCustomer } from './customer.repository';

const personalData = {
  title: '',
  vatNumber: null,
  vatCheck: null,
  street: null,
  postalCode: null,
  post: null,
  city: null,
  note: null,
  contacts: [],
};

/** Erases a customer's personal data, also in the audit log and in stored responses. The inactive record stays for what refers to it. */
export function eraseCustomer(
  { database, clock }: CustomerDependencies,
  call: CustomerCall,
  id: string,
  version: number,
): Promise<Customer> {
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const { customer } = await requireCustomer(tx, id);
    if (customer.erasedAt !== null) return viewCustomer(tx, call, id);
    const fields = { ...personalData, active: false, erasedAt: at, lastModifiedBy: call.user.id, updatedAt: at };
    if (!(await updateCustomer(tx, id, version, fields))) throw new Stale(await viewCustomer(tx, call, id));
    await erasePersonalValues(tx, { subject: { type: 'customer', id }, fields: Object.keys(personalData) });
    await deleteAnswersAbout(tx, [id]);
    await writeAudit(tx, { ...customerAudit(call, id, at), action: 'customer.erase', title: null });
    return viewCustomer(tx, call, id);
  });
}
