import type { RouteObject } from 'react-router';
import { viewPermission } from './components/model/module';
import { rooms } from './rooms';

/** The pages of the operator's own records. */
export const backOfficeRoutes: RouteObject[] = rooms.flatMap(({ module, pages }) =>
  pages.map(({ path, lazy, name }) => ({
    path,
    handle: { titleKey: `back-office:title.${module}`, access: 'user', permission: viewPermission(module), name },
    lazy,
  })),
);
