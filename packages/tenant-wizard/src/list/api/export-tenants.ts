import { download } from '@atrium/api-client';
import { exportTenantsEndpoint, type ExportInput } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Downloads the company CRMs as a spreadsheet, with progress and Cancel. */
export function useTenantExport() {
  const client = useApiClient();
  const [received, setReceived] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const run = useMutation({
    networkMode: 'always',
    mutationKey: [exportTenantsEndpoint.id],
    mutationFn: (input: ExportInput) => {
      setReceived(0);
      leaving.current = new AbortController();
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return download(client, exportTenantsEndpoint, {
        body: { ...input, time_zone: timeZone },
        signal: leaving.current.signal,
        onProgress: ({ loaded }) => setReceived(loaded),
      });
    },
  });
  return { run, received, cancel: () => leaving.current?.abort() };
}
