import { logoutEndpoint, readyEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { configQueryOptions, currentUserQueryOptions } from '@atrium/api-client/react';
import { authPaths } from '@atrium/auth';
import { hasUnsavedWork } from '@atrium/ui-kit';
import type { PortalServices } from '../portal-services';
import { forgetUserData } from './forget-user-data';
import { openSessionChannel, tellTabs, type SessionMessage } from './session-channel';
import { createSessionQuestion } from './session-question';
import { watchLogins } from './watch-logins';
import { watchSignOuts } from './watch-sign-outs';

export interface SessionEnd {
  /** Logs out here and in every other tab. Rejects, changing nothing, when the service cannot be reached. */
  readonly logOut: () => Promise<void>;
  /**
   * The session is over without a logout. Where something is not saved its owner is asked for the password over the page,
   * and true means that it goes on; else the page is left, and comes back after the next login.
   */
  readonly expired: () => Promise<boolean>;
  /** The user has entered the password. */
  readonly goOn: (user: CurrentUser) => void;
  /** The user chose to log in with another account: unsaved work is lost. */
  readonly giveUp: () => void;
  /** Follows what other tabs and the pages do with the session, until the returned function is called. */
  readonly watch: () => () => void;
}

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
  const question = createSessionQuestion();
  let leaving = false;

  async function leave(href: string): Promise<void> {
    if (leaving) return;
    leaving = true;
    question.answer(false);
    queries.setQueryData(userKey, null);
    forgetUserData();
    await address.goTo(href);
    forgetUserData();
    queries.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
    queries.getMutationCache().clear();
    leaving = false;
  }

  async function expired(): Promise<boolean> {
    const user = queries.getQueryData<CurrentUser | null>(userKey);
    if (leaving || !user) return false;
    if (hasUnsavedWork() && (await question.ask(user))) return true;
    void leave(address.loginHref(address.current(), true));
    return false;
  }

  function hear(message: SessionMessage): void {
    const user = queries.getQueryData<CurrentUser | null>(userKey);
    if (!user) return;
    if (message.kind === 'logged-in' && message.userId === user.id) question.answer(true);
    else void leave(authPaths.login.href());
  }

  return {
    expired,
    goOn: (user) => {
      queries.setQueryData(userKey, user);
      question.answer(true);
      tellTabs({ kind: 'logged-in', userId: user.id });
    },
    giveUp: () => void leave(authPaths.login.href()),
    logOut: async () => {
      await client.call(logoutEndpoint);
      tellTabs({ kind: 'logged-out' });
      await leave(authPaths.login.href());
    },
    watch: () => {
      const channel = openSessionChannel(hear);
      const stop = watchLogins(queries, userKey, (userId) => channel.tell({ kind: 'logged-in', userId }));
      const stopSignOuts = watchSignOuts(queries, () => {
        channel.tell({ kind: 'logged-out' });
        forgetUserData();
        queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
      });
      return () => {
        stop();
        stopSignOuts();
        channel.close();
      };
    },
  };
}
