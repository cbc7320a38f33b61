import { logoutEndpoint, readyEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { configQueryOptions, currentUserQueryOptions } from '@atrium/api-client/react';
import { authPaths } from '@atrium/auth';
import type { PortalServices } from '../portal-services';
import { forgetUserData } from './forget-user-data';

export interface SessionEnd {
  /** Logs out here and in every other tab. Rejects, changing nothing, when the service cannot be told. */
  readonly logOut: () => Promise<void>;
  /** The session is over without a logout: the page comes back after the next login. */
  readonly expire: () => void;
  /** Follows logouts in other tabs and sessions that end by themselves, until the returned function is called. */
  readonly watch: () => () => void;
}

const channelName = 'atrium-session';
const loggedOut = 'logged-out';

export interface Address {
  /** The address shown now, path and query. */
  readonly current: () => string;
  /** Resolves when the page left is gone from the window. */
  readonly goTo: (href: string) => Promise<void>;
  readonly loginHref: (address: string, sessionEnded: boolean) => string;
}

/** The ways a session ends, each leaving nothing of the user behind. */
export function createSessionEnd({ client, queries }: PortalServices, address: Address): SessionEnd {
  const userKey = currentUserQueryOptions(client).queryKey;
  const kept: ReadonlySet<unknown> = new Set([userKey[0], configQueryOptions(client).queryKey[0], readyEndpoint.id]);
  let leaving = false;

  const leave = async (href: string) => {
    leaving = true;
    queries.setQueryData(userKey, null);
    forgetUserData();
    await address.goTo(href);
    queries.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
    queries.getMutationCache().clear();
    leaving = false;
  };
  const expire = () => void (leaving || leave(address.loginHref(address.current(), true)));

  const followQueries = () => {
    let before = queries.getQueryData<CurrentUser | null>(userKey);
    return queries.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== userKey[0]) return;
      const now = queries.getQueryData<CurrentUser | null>(userKey);
      const ended = before !== null && before !== undefined && now === null;
      before = now;
      if (ended) expire();
    });
  };

  return {
    expire,
    logOut: async () => {
      await client.call(logoutEndpoint);
      const channel = new BroadcastChannel(channelName);
      channel.postMessage(loggedOut);
      channel.close();
      await leave(authPaths.login.href());
    },
    watch: () => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', ({ data }) => {
        if (data === loggedOut && !leaving) void leave(authPaths.login.href());
      });
      const stopFollowing = followQueries();
      return () => {
        channel.close();
        stopFollowing();
      };
    },
  };
}
