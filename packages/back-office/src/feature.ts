import { listMessages } from '@atrium/i18n/lists';
import { BadgeEuro, Contact, FileText, Image, List, Repeat, Shield, UsersRound } from 'lucide-react';
import { backOfficeMessages } from './messages';
import { backOfficeModules, viewPermission } from './model/module';
import { paths } from './paths';
import { priceListMessages } from './price-list-messages';
import { backOfficeRoutes } from './routes';
import { subscriptionsMessages } from './subscriptions-messages';

const icons = {
  customers: Contact,
  documents: FileText,
  media: Image,
  roles: Shield,
  users: UsersRound,
  codelists: List,
  'price-list': BadgeEuro,
  subscriptions: Repeat,
} as const;

/** Customers, documents, media, roles, users, codelists, the price list and the subscriptions of the operator. */
export const backOfficeFeature = {
  id: 'back-office',
  routes: backOfficeRoutes,
  messages: [backOfficeMessages, priceListMessages, subscriptionsMessages, listMessages],
  navigation: backOfficeModules.map((module) => ({
    id: module,
    labelKey: `back-office:title.${module}`,
    icon: icons[module],
    href: paths[module].href(),
    group: 'back-office' as const,
    permission: viewPermission(module),
  })),
} as const;
