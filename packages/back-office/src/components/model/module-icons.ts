import type { ActivityModule } from '@atrium/api-client/contract';
import {
  BadgeEuro,
  Building2,
  Contact,
  History,
  Image,
  List,
  type LucideIcon,
  Repeat,
  Shield,
  UsersRound,
} from 'lucide-react';

/** The icons of the modules in the activity and the permissions, as in the side navigation. */
export const moduleIcons: Readonly<Record<ActivityModule, LucideIcon>> = {
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
