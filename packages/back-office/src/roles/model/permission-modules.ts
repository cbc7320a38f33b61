import type { PermissionModule } from '@atrium/api-client/contract';
import {
  isNamedAction,
  isNamedModule,
  namedActions,
  type NamedModule,
} from '../../components/permissions/use-permission-words';
import type { rolesTexts } from '../locales/en';

type ModuleGroup = keyof (typeof rolesTexts)['permissions']['group'];

/** Modules in the order of the matrix, with their groups; others follow in the last group. */
const groupByModule: Readonly<Record<NamedModule, ModuleGroup>> = {
  tenants: 'tenants',
  subscriptions: 'tenants',
  'price-list': 'tenants',
  customers: 'records',
  media: 'records',
  codelists: 'records',
  documents: 'records',
  'document-templates': 'records',
  roles: 'administration',
  members: 'administration',
  users: 'administration',
  overview: 'administration',
  activity: 'administration',
};

const order: readonly string[] = Object.keys(groupByModule);
const rankOf = (module: string) => (order.includes(module) ? order.indexOf(module) : order.length);

const groupOf = (module: string) => (isNamedModule(module) ? groupByModule[module] : 'administration');
const groups: readonly ModuleGroup[] = ['tenants', 'records', 'administration'];

/** The modules by group, without empty groups. */
export function groupModules(modules: readonly PermissionModule[]) {
  const ordered = modules.toSorted((one, next) => rankOf(one.module) - rankOf(next.module));
  return groups
    .map((group) => ({ group, modules: ordered.filter(({ module }) => groupOf(module) === group) }))
    .filter((entry) => entry.modules.length > 0);
}

/** Every action of some modules, in the order of the columns. */
export function actionsOf(modules: readonly PermissionModule[]): string[] {
  const all = new Set(modules.flatMap(({ actions }) => actions));
  const others = [...all].filter((action) => !isNamedAction(action));
  return [...namedActions.filter((action) => all.has(action)), ...others];
}
