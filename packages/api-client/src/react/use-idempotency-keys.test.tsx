import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCodelistEndpoint, requestVpnEndpoint } from '../contract';
import { createApiClient } from '../http/api-client';
import { ApiProvider } from './api-provider';
import { useSave } from './save';
import { useCall } from './use-call';

/** The keys that were sent, and the statuses to respond with; the last one repeats. */
let keys: (string | undefined)[];
let statuses: number[];

const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  fetch: async (_url, { headers }) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? undefined);
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return Response.json({ id: 'u1' }, { status: status ?? 200 });
  },
});

function open<T>(hook: () => T) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

beforeEach(() => {
  keys = [];
});

describe('useIdempotencyKeys', () => {
  it('sends a failed call again with the same key and uses a new key after success', async () => {
    statuses = [500, 200];
    const call = open(() => useCall(requestVpnEndpoint));
    const press = () => act(() => call.current.mutateAsync({ params: { id: 't1' } }).catch(() => undefined));
    for (let time = 0; time < 3; time += 1) await press();
    const [first, second, third] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('uses a new key when the input changes', async () => {
    statuses = [500];
    const save = open(() => useSave({ create: createCodelistEndpoint }));
    const press = (slug: string) =>
      act(() =>
        save.current.mutateAsync({ body: { slug, title_en: 'Units', title_sl: 'Enote' } }).catch(() => undefined),
      );
    for (const slug of ['units', 'units', 'enote']) await press(slug);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
