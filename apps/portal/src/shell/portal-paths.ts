/** The portal's root path, and the start page it redirects to. */
export const homePath = '/';
export const startPath = '/tenants';

const withoutNavigation = ['/login', '/not-found', '/registration'];

export function hidesNavigation(pathname: string): boolean {
  return withoutNavigation.some((prefix) => pathname.startsWith(prefix));
}
