import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { listMessages } from '@atrium/i18n/lists';
import { backOfficeMessages } from './components/messages';
import { viewPermission } from './components/model/module';
import type { Room } from './components/room';
import { rooms } from './rooms';

interface PageParts {
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The title of the record in the address, once it is loaded. */
const titleOf =
  (module: string) =>
  ({ queries, params: { id } }: PageParts) =>
    queries.getQueryData<{ readonly title?: string }>([`${module}.get`, { params: { id } }])?.title;

const routesOf = ({ module, messages, pages }: Room): RouteObject[] =>
  pages.map(({ path, titleKey = `back-office:title.${module}`, name, lazy, over }) => {
    const handle = {
      titleKey,
      access: 'user',
      permission: viewPermission(module),
      texts: [backOfficeMessages, listMessages, ...messages].map(({ namespace }) => namespace),
      ...(path.endsWith('/:id') ? { name: name ?? { of: titleOf(module) } } : {}),
    };
    return {
      path,
      handle,
      lazy,
      ...(over === undefined ? {} : { children: over.map((page) => ({ ...page, handle })) }),
    };
  });

/** The pages of the operator's own records. */
export const backOfficeRoutes: RouteObject[] = rooms.flatMap(routesOf);
