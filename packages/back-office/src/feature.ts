import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import { backOfficeMessages } from './components/messages';
import { viewPermission } from './components/model/module';
import { messagesOf } from './components/room';
import { rooms } from './rooms';
import { backOfficeRoutes } from './routes';

/** Customers, media, roles, users, codelists, the price list and the subscriptions of the operator. */
export const backOfficeFeature = {
  id: 'back-office',
  routes: backOfficeRoutes,
  messages: [backOfficeMessages, ...new Set(rooms.flatMap(messagesOf)), conflictMessages, listMessages],
  navigation: rooms.flatMap(({ module, icon, pages: [{ path }] }) =>
    icon === undefined
      ? []
      : [
          {
            id: module,
            labelKey: `back-office:title.${module}`,
            icon,
            href: path,
            group: 'back-office' as const,
            permission: viewPermission(module),
          },
        ],
  ),
  loadStartPagePart: async () => (await import('./overview/pages/first-steps')).StartPageSteps,
  groupResults: async () => (await import('./components/found-records')).foundRecords,
} as const;
