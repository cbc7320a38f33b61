import { replace, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { withLoadedPart } from './chunks/lazy-part';
import { readHandle, textsOf, type PortalFeature, type PortalHandle } from './portal-feature';
import type { PortalServices } from './portal-services';
import { SessionCheckScreen } from './shell/session-check-screen';
import { guard } from './shell/guard';
import { homePath, startPath } from './shell/portal-paths';
import { RouteError } from './shell/route-error/route-error';
import { Shell } from './shell/shell';
import { recordUnknownAddress } from './shell/unknown-address/unknown-address.store';

const home: PortalHandle = { titleKey: '', access: 'user' };

function redirectHome({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  recordUnknownAddress(`${pathname}${search}`);
  return replace(homePath);
}

function guarded(route: RouteObject, services: PortalServices, loadStyles?: PortalFeature['loadStyles']): RouteObject {
  const handle = readHandle(route.handle);
  const children = route.children?.map((child) => ({ errorElement: <RouteError />, ...guarded(child, services) }));
  const page = withLoadedPart({ ...route, ...(children === undefined ? {} : { children }) } as RouteObject);
  if (handle === undefined) return page;
  const loader: LoaderFunction = async () => {
    await Promise.all([services.loadTexts(textsOf(handle)), loadStyles?.()]);
    return null;
  };
  return { ...page, middleware: [guard(handle, services)], loader: route.loader ?? loader };
}

/**
 * All routes of the portal: the features' pages with their guards. Unknown addresses redirect to the start page with a
 * warning.
 */
export function appRoutes(features: readonly PortalFeature[], services: PortalServices): RouteObject[] {
  const pages = features.flatMap(({ routes, loadStyles }) =>
    routes.map((route) => guarded(route, services, loadStyles)),
  );
  return [
    {
      element: <Shell features={features} />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <SessionCheckScreen />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { path: homePath, middleware: [guard(home, services)], loader: () => replace(startPath) },
            ...pages,
            { path: '*', middleware: [guard(home, services)], loader: redirectHome },
          ],
        },
      ],
    },
  ];
}
