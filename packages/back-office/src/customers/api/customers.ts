import {
  createCustomerEndpoint,
  deleteCustomerEndpoint,
  duplicateCustomerEndpoint,
  eraseCustomerEndpoint,
  exportCustomerEndpoint,
  findCompanyEndpoint,
  getCustomerEndpoint,
  listCustomersEndpoint,
  updateCustomerEndpoint,
} from '@atrium/api-client/contract';
import { download, saveFile } from '@atrium/api-client';
import { useApiClient, useCall, useChange, useDelete, useRecord, useSave } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

const calls = {
  list: listCustomersEndpoint,
  get: getCustomerEndpoint,
  create: createCustomerEndpoint,
  update: updateCustomerEndpoint,
  delete: deleteCustomerEndpoint,
};
const reads = [listCustomersEndpoint, getCustomerEndpoint];

export const useCustomer = (id: string) => useRecord(getCustomerEndpoint, id);

export const useSaveCustomer = () => useSave(calls);

export const useDeleteCustomer = () => useDelete(calls);

export const useDuplicateCustomer = () => useChange(duplicateCustomerEndpoint, [listCustomersEndpoint]);

export const useEraseCustomer = () => useChange(eraseCustomerEndpoint, reads);

export const useFindCompany = () => useCall(findCompanyEndpoint);

/** Saves the data of a customer as a file; resolves with its name. */
export function useExportCustomer() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      const file = await download(client, exportCustomerEndpoint, { params: { id } });
      saveFile(file);
      return file.name;
    },
  });
}
