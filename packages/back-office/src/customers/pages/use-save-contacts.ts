import { isStaleError } from '@atrium/api-client';
import type { Customer, CustomerContactInput } from '@atrium/api-client/contract';
import { useCallback } from 'react';
import { useSaveCustomer } from '../api/customers';

export type ChangeContacts = (contacts: readonly CustomerContactInput[]) => CustomerContactInput[];

/** Saves a change of a customer's contacts. After a colleague's change it is made again, on the newer contacts. */
export function useSaveContacts(customer: Customer) {
  const { mutateAsync: send } = useSaveCustomer();
  return useCallback(
    async (change: ChangeContacts): Promise<Customer> => {
      const sendOver = ({ id, contacts, version }: Customer) =>
        send({ id, body: { contacts: change(contacts), _version: version } });
      try {
        return await sendOver(customer);
      } catch (error) {
        if (!isStaleError(error)) throw error;
        return sendOver(error.problem['current'] as Customer);
      }
    },
    [customer, send],
  );
}
