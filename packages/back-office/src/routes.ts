import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import { backOfficeMessages } from './components/messages';
import { viewPermission } from './components/model/module';
import type { Room } from './components/room';
import { rooms } from './rooms';

interface PageParts {
  readonly queries: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface Named {
  readonly title?: string;
  readonly full_name?: string;
}

/**
 * The name of the record in the address, once it is loaded. The key of the query is written out, because the call would
 * load with the navigation.
 */
const nameOf =
  (module: string) =>
  ({ queries, params: { id } }: PageParts) => {
    const record = queries.getQueryData<Named>([`${module}.get`, { params: { id } }]);
    return record?.title ?? record?.full_name;
  };

const routesOf = ({ module, messages, pages }: Room): RouteObject[] =>
  pages.map((page) => {
    const { path, titleKey = `back-office:title.${module}`, lazy, layout, over } = page;
    const shown = [backOfficeMessages, conflictMessages, listMessages, ...messages, ...(page.messages ?? [])];
    const handle = {
      titleKey,
      access: 'user',
      permission: viewPermission(module),
      texts: shown.map(({ namespace }) => namespace),
      ...(/\/:id(?:\/view)?$/.test(path) ? { name: { of: nameOf(module) } } : {}),
      ...(layout === undefined ? {} : { layout }),
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
