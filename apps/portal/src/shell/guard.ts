import { can } from '@atrium/api-client';
import { currentUserQueryOptions } from '@atrium/api-client/react';
import { authPaths, readReturnPath } from '@atrium/auth';
import { replace, type MiddlewareFunction } from 'react-router';
import type { PortalHandle } from '../portal-feature';
import type { PortalServices } from '../portal-services';
import { homePath, startPath } from './portal-paths';

/** Where the guard sends a visitor who must log in first; the start pages are where a login leads anyway. */
export function loginHref(address: string, sessionEnded = false): string {
  const returnTo = address === homePath || address === startPath ? undefined : address;
  return authPaths.login.href({ returnTo, sessionEnded });
}

/**
 * Lets a page be opened by those it is for; waits for the first check of the session. A page whose permission is missing
 * stands under its own address and says so; nothing is prepared for it.
 */
export function guard(
  { access, permission = [], prepare }: PortalHandle,
  { client, queries }: PortalServices,
): MiddlewareFunction {
  return async ({ request, params }, next) => {
    if (access === 'any') return next();
    const user = await queries.ensureQueryData(currentUserQueryOptions(client));
    const { pathname, search, searchParams } = new URL(request.url);
    if (access === 'visitor' && user !== null) throw replace(readReturnPath(searchParams));
    if (access === 'user' && user === null) throw replace(loginHref(`${pathname}${search}`));
    const isPermitted = access !== 'user' || can(user, permission);
    if (isPermitted) prepare?.({ client, queries, params, address: new URL(request.url) });
    return next();
  };
}
