import type { ActivityModule } from '@atrium/api-client/contract';
import {
  BadgeEuro,
  Building2,
  Contact,
  FileText,
  History,
  Image,
  LayoutTemplate,
  List,
  type LucideIcon,
  Repeat,
  Shield,
  UsersRound,
} from 'lucide-react';

/** The icons of the modules in the activity and the permissions, as in the side navigation. */
export const moduleIcons: Readonly<Record<ActivityModule, LucideIcon>> = {
  documents: FileText,
  'document-templates': LayoutTemplate,
  activity: History,
  codelists: List,
  customers: Contact,
  media: Image,
  'price-list': BadgeEuro,
  roles: Shield,
  subscriptions: Repeat,
  tenants: Building2,
  users: UsersRound,
};
