import type { RegisteredRoute } from '../../platform';

/** Every permission that opens a route, sorted. */
export function routePermissions(routes: readonly Pick<RegisteredRoute, 'endpoint'>[]): readonly string[] {
  const needed = routes.flatMap(({ endpoint: { access } }) => ('permission' in access ? access.permission : []));
  return [...new Set(needed)].toSorted();
}
