import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../http/api-client';
import { createFakeService } from '../testing';
import { currentUserQueryOptions } from './current-user';

function signedIn(onSessionExpired: () => boolean | Promise<boolean>) {
  const service = createFakeService();
  const user = service.signIn();
  const client = createApiClient({ ...service, onSessionExpired });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = currentUserQueryOptions(client);
  const check = () => queries.fetchQuery({ ...options, staleTime: 0 });
  return { service, user, queries, options, check };
}

describe('the check of an ended session', () => {
  it('keeps the user until the user decides whether to continue', async () => {
    let answer: (again: boolean) => void = () => undefined;
    const onSessionExpired = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const { service, user, queries, options, check } = signedIn(onSessionExpired);
    await check();
    const shown: unknown[] = [];
    const stop = new QueryObserver(queries, { ...options, refetchOnMount: false }).subscribe(({ data }) =>
      shown.push(data),
    );
    service.state.sessionUserId = null;
    const again = check();
    await vi.waitFor(() => expect(onSessionExpired).toHaveBeenCalledOnce(), { timeout: 10_000 });
    service.state.sessionUserId = user.id;
    answer(true);
    await expect(again).resolves.toEqual(user);
    expect(shown).not.toContain(null);
    stop();
  });

  it('returns no user if the session does not continue', async () => {
    const { service, check } = signedIn(() => false);
    await check();
    service.state.sessionUserId = null;
    await expect(check()).resolves.toBeNull();
  });

  it('sends no request when no user was logged in', async () => {
    const onSessionExpired = vi.fn(() => false);
    const { service, check } = signedIn(onSessionExpired);
    service.state.sessionUserId = null;
    await expect(check()).resolves.toBeNull();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});
