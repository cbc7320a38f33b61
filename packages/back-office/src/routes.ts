import type { RouteObject } from 'react-router';
import type { Room } from './components/room';
import { viewPermission } from './components/model/module';
import { rooms } from './rooms';

const routesOf = ({ module, pages }: Room): RouteObject[] => {
  const handle = { titleKey: `back-office:title.${module}`, access: 'user', permission: viewPermission(module) };
  return pages.map(({ path, lazy, over }) => ({
    path,
    handle,
    lazy,
    ...(over === undefined ? {} : { children: over.map((page) => ({ ...page, handle })) }),
  }));
};

/** The pages of the operator's own records. */
export const backOfficeRoutes: RouteObject[] = rooms.flatMap(routesOf);
