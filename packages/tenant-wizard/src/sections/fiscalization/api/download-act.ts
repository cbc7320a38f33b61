import { download } from '@atrium/api-client';
import { downloadActEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

/** Downloads the internal act as stored in the service. */
export function useDownloadAct(id: string) {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => download(client, downloadActEndpoint, { params: { id } }),
  });
}
