import { logoutEndpoint, readyEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { configQueryOptions, currentUserQueryOptions } from '@atrium/api-client/react';
import { authPaths } from '@atrium/auth';
import { hasUnsavedWork } from '@atrium/ui-kit';
import type { PortalServices } from '../portal-services';
import { forgetUserData } from './forget-user-data';
import { openSessionChannel, notifyTabs, type SessionMessage } from './session-channel';
import { createSessionPrompt } from './session-prompt';
import { watchLogins } from './watch-logins';
import { watchSignOuts } from './watch-sign-outs';

export interface SessionEnd {
  /** Logs out here and in every other tab. Rejects without any change if the service cannot be reached. */
  readonly logOut: () => Promise<void>;
  /**
   * The session expired. With unsaved work, asks for the password over the page and resolves with true if the user logs
   * in again. Otherwise opens the login, which returns here.
   */
  readonly expired: () => Promise<boolean>;
  /** The user logged in again. */
  readonly resume: (user: CurrentUser) => void;
  /** The user chose another account; unsaved work is lost. */
  readonly switchAccount: () => void;
  /** Follows session changes of other tabs and pages, until the returned function is called. */
  readonly watch: () => () => void;
}

export interface Address {
  /** The current path and query. */
  readonly current: () => string;
  /**
   * Resolves when the previous page is unmounted. Navigates again if another navigation came first, such as of a list
   * that opens and restores its filters.
   */
  readonly goTo: (href: string) => Promise<void>;
  readonly loginHref: (address: string, sessionEnded: boolean) => string;
}

/** Ends sessions and removes the user's data. */
export function createSessionEnd({ client, queries }: PortalServices, address: Address): SessionEnd {
  const userKey = currentUserQueryOptions(client).queryKey;
  const keptQueries: ReadonlySet<unknown> = new Set([
    userKey[0],
    configQueryOptions(client).queryKey[0],
    readyEndpoint.id,
  ]);
  const prompt = createSessionPrompt();
  let leaving = false;

  async function leave(href: string): Promise<void> {
    if (leaving) return;
    leaving = true;
    prompt.answer(false);
    queries.setQueryData(userKey, null);
    forgetUserData();
    await address.goTo(href);
    forgetUserData();
    queries.removeQueries({ predicate: ({ queryKey }) => !keptQueries.has(queryKey[0]) });
    queries.getMutationCache().clear();
    leaving = false;
  }

  async function expired(): Promise<boolean> {
    const user = queries.getQueryData<CurrentUser | null>(userKey);
    if (leaving || !user) return false;
    if (hasUnsavedWork() && (await prompt.ask(user))) return true;
    void leave(address.loginHref(address.current(), true));
    return false;
  }

  function onMessage(message: SessionMessage): void {
    const user = queries.getQueryData<CurrentUser | null>(userKey);
    if (!user) return;
    if (message.kind === 'logged-in' && message.userId === user.id) prompt.answer(true);
    else void leave(authPaths.login.href());
  }

  return {
    expired,
    resume: (user) => {
      queries.setQueryData(userKey, user);
      prompt.answer(true);
      notifyTabs({ kind: 'logged-in', userId: user.id });
    },
    switchAccount: () => void leave(authPaths.login.href()),
    logOut: async () => {
      await client.call(logoutEndpoint);
      notifyTabs({ kind: 'logged-out' });
      await leave(authPaths.login.href());
    },
    watch: () => {
      const channel = openSessionChannel(onMessage);
      const stop = watchLogins(queries, userKey, (userId) => channel.post({ kind: 'logged-in', userId }));
      const stopSignOuts = watchSignOuts(queries, () => {
        channel.post({ kind: 'logged-out' });
        forgetUserData();
        queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !keptQueries.has(queryKey[0]) });
      });
      return () => {
        stop();
        stopSignOuts();
        channel.close();
      };
    },
  };
}
