import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listTenantsEndpoint, type TenantSummary } from '../contract';
import { createApiClient } from '../http/api-client';
import { createTestService, listOf } from '../realtime/test-service';
import { ApiProvider } from './api-provider';
import { useCurrentUser } from './current-user';
import { useList } from './list';
import { useRealtime } from './use-realtime';

const patience = { timeout: 10_000 };
const list = '/api/tenants';
let service: ReturnType<typeof createTestService>;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  service = createTestService();
  service.answers.set('/api/auth/user', { id: 'u1' });
  await service.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

const titled = (title: string) => listOf({ id: 't1', title });

/** A page with a list, and the title shown in it. */
function open(onSessionEnded = vi.fn()) {
  const client = createApiClient({ baseUrl: service.baseUrl() });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      useCurrentUser();
      useRealtime({ load: () => import('../realtime'), onSessionEnded });
      return (useList(listTenantsEndpoint, {}).data?.data as readonly TenantSummary[] | undefined)?.[0]?.title;
    },
    { wrapper },
  );
  const shows = (title: string) => waitFor(() => expect(result.current).toBe(title), patience);
  return { shows, unmount, onSessionEnded };
}

const connected = (count: number) => waitFor(() => expect(service.handshakes).toHaveLength(count), patience);

describe('useRealtime', () => {
  it('shows what changed between the load of a list and the connection', async () => {
    service.answers.set(list, titled('Loaded'));
    const { shows, unmount } = open();
    await shows('Loaded');
    expect(service.handshakes).toHaveLength(0);
    service.answers.set(list, titled('Changed'));
    await shows('Changed');
    unmount();
  });

  it('continues with a replaced session and shows what changed in between', async () => {
    service.answers.set(list, titled('Loaded'));
    const { shows, unmount, onSessionEnded } = open();
    await shows('Loaded');
    await connected(1);
    service.io().emit('session.ended');
    service.io().disconnectSockets(true);
    service.answers.set(list, titled('Changed'));
    await shows('Changed');
    await connected(2);
    service.answers.set(list, titled('Changed again'));
    service.io().emit('tenant.changed', { tenant_id: 't1', seq: 9 });
    await shows('Changed again');
    expect(onSessionEnded).not.toHaveBeenCalled();
    unmount();
  });

  it('shows changes of a record, and of what the user may do', async () => {
    service.answers.set(list, titled('Loaded'));
    const { shows, unmount } = open();
    await shows('Loaded');
    service.answers.set(list, titled('Connected'));
    await shows('Connected');
    service.answers.set(list, titled('Changed'));
    service.io().emit('record.changed', { module: 'tenants', id: 't1' });
    await shows('Changed');
    const asked = () => service.requests.filter((url) => url === '/api/auth/user').length;
    const before = asked();
    service.answers.set(list, titled('Allowed'));
    service.io().emit('access.changed');
    await shows('Allowed');
    expect(asked()).toBe(before + 1);
    service.io().emit('account.changed');
    await vi.waitFor(() => expect(asked()).toBe(before + 2));
    unmount();
  });

  it('reports an ended session', async () => {
    service.answers.set(list, titled('Loaded'));
    const { shows, unmount, onSessionEnded } = open();
    await shows('Loaded');
    await connected(1);
    service.answers.delete('/api/auth/user');
    service.io().emit('session.ended');
    await waitFor(() => expect(onSessionEnded).toHaveBeenCalledTimes(1), patience);
    expect(service.handshakes).toHaveLength(1);
    unmount();
  });
});
