import { saveApplicationEndpoint, type ApplicationInput } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useCallback } from 'react';
import { useTakeSection } from './take-section';

/** Saves Application setup of a draft and keeps what the service answered. */
export function useSaveApplication(id: string) {
  const client = useApiClient();
  const take = useTakeSection(id);
  return useCallback(
    async (input: ApplicationInput, version: number) => {
      const body = { ...input, _version: version };
      const application = await client.call(saveApplicationEndpoint, { params: { id }, body });
      const title = application.data.title ?? '';
      take((tenant) => ({ ...tenant, title, sections: { ...tenant.sections, application } }));
      return application;
    },
    [client, take, id],
  );
}
