import { Contact, FileText, Image, List, Shield, UsersRound } from 'lucide-react';
import { backOfficeMessages } from './messages';
import { backOfficeModules, viewPermission } from './model/module';
import { paths } from './paths';
import { backOfficeRoutes } from './routes';

const icons = {
  customers: Contact,
  documents: FileText,
  media: Image,
  roles: Shield,
  users: UsersRound,
  codelists: List,
} as const;

/** Customers, documents, media, roles, users and codelists of the operator. */
export const backOfficeFeature = {
  id: 'back-office',
  routes: backOfficeRoutes,
  messages: [backOfficeMessages],
  navigation: backOfficeModules.map((module) => ({
    id: module,
    labelKey: `back-office:title.${module}`,
    icon: icons[module],
    href: paths[module].href(),
    group: 'back-office' as const,
    permission: viewPermission(module),
  })),
} as const;
