import { can } from '@atrium/api-client';
import { currentUserQueryOptions } from '@atrium/api-client/react';
import { authPaths, readReturnPath } from '@atrium/auth';
import { replace, type MiddlewareFunction } from 'react-router';
import type { PortalHandle } from '../portal-feature';
import type { PortalServices } from '../portal-services';
import { homePath, startPath } from './portal-paths';

/**
 * URL of the login for a protected address. The start page needs no return path, because a login leads there anyway.
 */
export function loginHref(address: string, sessionEnded = false): string {
  const returnTo = address === homePath || address === startPath ? undefined : address;
  return authPaths.login.href({ returnTo, sessionEnded });
}

/**
 * Guards a page; waits for the first session check. Without the permission, shows which one is missing, and loads
 * nothing of the page.
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
