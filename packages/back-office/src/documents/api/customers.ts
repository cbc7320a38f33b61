import { getCustomerEndpoint, listDocumentsEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions, useApiClient, useList } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const newest = 20;
const mostRecent = 4;

/** A customer; empty for none. */
export const useCustomerOf = (id: string) =>
  useQuery({ ...recordQueryOptions(useApiClient(), getCustomerEndpoint, id), enabled: id !== '' });

/** The customers of the documents that changed last. */
export function useRecentCustomers() {
  const { data } = useList(listDocumentsEndpoint, { per_page: newest, sort: '-updated_at' });
  const byId = new Map(data?.data.flatMap(({ customer }) => (customer === null ? [] : [[customer.id, customer]])));
  return [...byId.values()].slice(0, mostRecent);
}
