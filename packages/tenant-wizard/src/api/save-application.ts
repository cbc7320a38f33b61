import type { ApiClient } from '@atrium/api-client';
import { saveApplicationEndpoint, type ApplicationInput } from '@atrium/api-client/contract';
import { tenantQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listTenantsKey } from './list-tenants';

function saveApplication(client: ApiClient, id: string, body: ApplicationInput, version: number) {
  return client.call(saveApplicationEndpoint, { params: { id }, body: { ...body, _version: version } });
}

/** Saves Application setup of a draft and keeps what the service answered. */
export function useSaveApplication(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    async (body: ApplicationInput, version: number) => {
      const application = await saveApplication(client, id, body, version);
      queries.setQueryData(
        tenantQueryOptions(client, id).queryKey,
        (tenant) =>
          tenant && {
            ...tenant,
            title: application.data.title ?? '',
            sections: { ...tenant.sections, application },
          },
      );
      void queries.invalidateQueries({ queryKey: listTenantsKey });
      return application;
    },
    [client, queries, id],
  );
}
