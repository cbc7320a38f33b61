import { isStaleError } from '@atrium/api-client';
import type { Customer, CustomerContactInput } from '@atrium/api-client/contract';
import { useSaveCustomer } from '../api/customers';

export type ChangeContacts = (contacts: readonly CustomerContactInput[]) => CustomerContactInput[];

/** Saves a change of a customer's contacts. After a colleague's change it is made again, on the newer contacts. */
export function useSaveContacts(customer: Customer) {
  const { mutateAsync: send } = useSaveCustomer();

  function sendOver({ id, contacts, version }: Customer, change: ChangeContacts) {
    return send({ id, body: { contacts: change(contacts), _version: version } });
  }

  return async (change: ChangeContacts): Promise<Customer> => {
    try {
      return await sendOver(customer, change);
    } catch (error) {
      if (!isStaleError(error)) throw error;
      return sendOver(error.problem['current'] as Customer, change);
    }
  };
}
