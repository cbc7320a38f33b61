import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { endSessionEndpoint, listSessionsEndpoint, type Notification } from '../contract';
import { createApiClient } from '../http/api-client';
import { addFakeNotification, createFakeService } from '../testing';
import { openSession } from '../testing/state';
import { ApiProvider } from './api-provider';
import { callQueryOptions } from './call-query';
import { useNotifications } from './notifications';
import { realtimeUpdates } from './realtime-updates';
import { useChange } from './use-change';

const tenant = { tenant_id: '01990000-0000-7000-8000-00000000c001', tenant_title: 'Zelena dolina' };
const data = { ...tenant, operation_id: '01990000-0000-7000-8000-00000000d001', operation: 'create' } as const;

function open<T>(hook: () => T) {
  const service = createFakeService();
  const user = service.signIn();
  const notify = () => addFakeNotification(service.state, user.id, { kind: 'provisioning_succeeded', data });
  const client = createApiClient(service);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  return { service, user, notify, client, queries, show: () => renderHook(hook, { wrapper }) };
}

describe('notifications', () => {
  it('are loaded in pages of twenty, newest first, with the number of unread ones', async () => {
    const { notify, show } = open(() => useNotifications());
    for (let count = 0; count < 25; count += 1) notify();
    const { result } = show();
    expect([result.current.notifications, result.current.unread]).toEqual([undefined, 0]);
    await waitFor(() => expect(result.current.notifications).toHaveLength(20));
    expect([result.current.unread, result.current.hasMore]).toEqual([25, true]);
    act(() => result.current.more());
    await waitFor(() => expect(result.current.notifications).toHaveLength(25));
    expect(result.current.hasMore).toBe(false);
  });

  it('can be marked as read one by one and all at once', async () => {
    const { notify, show } = open(() => useNotifications());
    for (let count = 0; count < 3; count += 1) notify();
    const { result } = show();
    await waitFor(() => expect(result.current.unread).toBe(3));
    act(() => result.current.read(result.current.notifications?.[1]?.id ?? ''));
    await waitFor(() => expect(result.current.unread).toBe(2));
    expect(result.current.notifications?.map(({ read_at: readAt }) => readAt !== null)).toEqual([false, true, false]);
    act(() => result.current.readAll());
    await waitFor(() => expect(result.current.unread).toBe(0));
  });

  it('are loaded again after an event', async () => {
    const { notify, queries, show } = open(() => useNotifications());
    const { result } = show();
    await waitFor(() => expect(result.current.notifications).toEqual([]));
    notify();
    act(() => realtimeUpdates(queries)['notification.created']({} as Notification));
    await waitFor(() => expect(result.current.unread).toBe(1));
  });
});

describe('useChange', () => {
  it('refetches what it changes before it completes, also after an error', async () => {
    const { service, user, client, queries, show } = open(() => useChange(endSessionEndpoint, [listSessionsEndpoint]));
    const id = openSession(service.state, user.id);
    const sessions = callQueryOptions(client, listSessionsEndpoint);
    const count = async () => (await queries.fetchQuery({ ...sessions, staleTime: Infinity })).data.length;
    const { result } = show();
    expect(await count()).toBe(2);
    await act(() => result.current.mutateAsync({ params: { id } }));
    expect(await count()).toBe(1);
    openSession(service.state, user.id);
    await act(() => result.current.mutateAsync({ params: { id } }).catch(() => undefined));
    expect(await count()).toBe(2);
  });
});
