import type { PermissionModule } from '@atrium/api-client/contract';
import {
  Activity,
  BadgeEuro,
  Building2,
  Contact,
  Image,
  KeyRound,
  LayoutDashboard,
  List,
  Repeat,
  Shield,
  UserRoundPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import {
  isNamedAction,
  isNamedModule,
  namedActions,
  type NamedModule,
} from '../../components/permissions/use-permission-words';
import type { rolesTexts } from '../locales/en';

type ModuleGroup = keyof (typeof rolesTexts)['permissions']['group'];

interface Shown {
  readonly group: ModuleGroup;
  readonly icon: LucideIcon;
}

/** Modules in the order of the matrix; others follow in the last group. */
const shown: Readonly<Record<NamedModule, Shown>> = {
  tenants: { group: 'tenants', icon: Building2 },
  subscriptions: { group: 'tenants', icon: Repeat },
  'price-list': { group: 'tenants', icon: BadgeEuro },
  customers: { group: 'records', icon: Contact },
  media: { group: 'records', icon: Image },
  codelists: { group: 'records', icon: List },
  roles: { group: 'administration', icon: Shield },
  members: { group: 'administration', icon: UserRoundPlus },
  users: { group: 'administration', icon: UsersRound },
  overview: { group: 'administration', icon: LayoutDashboard },
  activity: { group: 'administration', icon: Activity },
};

const other: Shown = { group: 'administration', icon: KeyRound };
const order: readonly string[] = Object.keys(shown);
const rankOf = (module: string) => (order.includes(module) ? order.indexOf(module) : order.length);

const shownAs = (module: string) => (isNamedModule(module) ? shown[module] : other);
const groups: readonly ModuleGroup[] = ['tenants', 'records', 'administration'];

export const iconOf = (module: string): LucideIcon => shownAs(module).icon;

/** The modules by group, without empty groups. */
export function groupModules(modules: readonly PermissionModule[]) {
  const ordered = modules.toSorted((one, next) => rankOf(one.module) - rankOf(next.module));
  return groups
    .map((group) => ({ group, modules: ordered.filter(({ module }) => shownAs(module).group === group) }))
    .filter((entry) => entry.modules.length > 0);
}

/** Every action of some modules, in the order of the columns. */
export function actionsOf(modules: readonly PermissionModule[]): string[] {
  const all = new Set(modules.flatMap(({ actions }) => actions));
  const others = [...all].filter((action) => !isNamedAction(action));
  return [...namedActions.filter((action) => all.has(action)), ...others];
}
