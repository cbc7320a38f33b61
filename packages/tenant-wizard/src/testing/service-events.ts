import type { UseRealtimeOptions } from '@atrium/api-client/react';
import { tenantId } from '@atrium/api-client/testing/samples';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

type Socket = Awaited<ReturnType<UseRealtimeOptions['load']>>;

const longWait = { timeout: 5_000 };

/** The service's events for one page; `load` is its socket. */
export function serviceEvents() {
  let page: Parameters<Socket['connectRealtime']>[0] | undefined;
  const load: UseRealtimeOptions['load'] = async () => ({
    connectRealtime: (options) => {
      page = options;
      return { close: () => undefined };
    },
  });
  return {
    load,
    /** Reports a change of the sample's company CRM once the page listens. */
    tenantChanged: async () => {
      await waitFor(() => expect(page).toBeDefined(), longWait);
      act(() => page?.on['tenant.changed']?.({ tenant_id: tenantId, seq: 1 }));
    },
    /** Reconnects the page. */
    reconnect: async () => {
      await waitFor(() => expect(page).toBeDefined(), longWait);
      act(() => page?.onConnect?.());
    },
  };
}
