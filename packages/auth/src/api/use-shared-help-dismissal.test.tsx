import type { CurrentUser } from '@atrium/api-client/contract';
import { ApiProvider } from '@atrium/api-client/react';
import { sampleUser } from '@atrium/api-client/testing/samples';
import { ok, stubService } from '@atrium/api-client/testing/stub';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSharedHelpDismissal } from './use-shared-help-dismissal';

const update = `POST /auth/update/${sampleUser.id}`;
const visited: CurrentUser = { ...sampleUser, visited_modules: ['registration'] };

function SignedIn({ user }: { readonly user: CurrentUser }) {
  useSharedHelpDismissal(user);
  return null;
}

function signIn(user: CurrentUser) {
  const { client, calls } = stubService({ [update]: ok(visited) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider client={client}>
        <SignedIn user={user} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
}

beforeEach(() => window.localStorage.clear());

it('saves to the account that the help was closed in this browser', async () => {
  window.localStorage.setItem('help', 'registration');
  const calls = signIn(sampleUser);
  await waitFor(() => expect(calls.map(({ route, body }) => [route, body])).toHaveLength(1));
  expect(calls[0]).toEqual(expect.objectContaining({ route: update, body: { visited_modules: ['registration'] } }));
});

it('remembers in this browser that the help was closed in another, and sends no request', () => {
  const calls = signIn(visited);
  expect(window.localStorage.getItem('help')).toBe('registration');
  expect(calls).toEqual([]);
});

it('sends no request if the help was not closed anywhere', () => {
  const calls = signIn(sampleUser);
  expect(window.localStorage.getItem('help')).toBeNull();
  expect(calls).toEqual([]);
});
