/** The address of the portal itself, and the page it leads to. */
export const homePath = '/';
export const startPath = '/tenants';

const withoutNavigation = ['/login', '/not-found', '/registration'];

export function hidesNavigation(pathname: string): boolean {
  return withoutNavigation.some((prefix) => pathname.startsWith(prefix));
}
