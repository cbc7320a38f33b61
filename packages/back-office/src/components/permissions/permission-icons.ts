import {
  Activity,
  BadgeEuro,
  Building2,
  Contact,
  Image,
  KeyRound,
  LayoutDashboard,
  List,
  type LucideIcon,
  Repeat,
  Shield,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { isNamedModule, type NamedModule } from './use-permission-words';

const icons: Readonly<Record<NamedModule, LucideIcon>> = {
  tenants: Building2,
  subscriptions: Repeat,
  'price-list': BadgeEuro,
  customers: Contact,
  media: Image,
  codelists: List,
  roles: Shield,
  members: UserRoundPlus,
  users: UsersRound,
  overview: LayoutDashboard,
  activity: Activity,
};

/** The icon of a module of permissions. */
export const permissionIcon = (module: string): LucideIcon => (isNamedModule(module) ? icons[module] : KeyRound);
