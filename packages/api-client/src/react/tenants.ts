import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTenantEndpoint, listTenantsEndpoint, type QueryOf } from '../contract';
import type { listTenantsSchema } from '../contract/tenants/tenant.schema';
import type { ApiClient } from '../http/api-client';

export type TenantListQuery = QueryOf<typeof listTenantsSchema>;

/** A page of the company CRMs; while another page comes the rows shown stay. */
export const tenantListQueryOptions = (client: ApiClient, query: TenantListQuery = {}) =>
  queryOptions({
    queryKey: [listTenantsEndpoint.id, query],
    queryFn: ({ signal }) => client.call(listTenantsEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** One company CRM with its setup. */
export const tenantQueryOptions = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: [getTenantEndpoint.id, id],
    queryFn: ({ signal }) => client.call(getTenantEndpoint, { params: { id }, signal }),
  });
