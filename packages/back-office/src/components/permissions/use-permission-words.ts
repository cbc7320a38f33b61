import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import type { permissionTexts } from './locales/en';
import { permissionMessages } from './messages';

/** A module that the texts name. */
export type NamedModule = keyof (typeof permissionTexts)['module'];

const modules: Readonly<Record<NamedModule, true>> = {
  documents: true,
  'document-templates': true,
  tenants: true,
  subscriptions: true,
  'price-list': true,
  customers: true,
  media: true,
  codelists: true,
  roles: true,
  members: true,
  users: true,
  overview: true,
  activity: true,
};

/** The actions that the texts name, in the order of columns and lists. */
export const namedActions = ['view', 'create', 'update', 'delete', 'send', 'sign', 'manage'] as const;

export const isNamedModule = (name: string): name is NamedModule => Object.hasOwn(modules, name);

export const isNamedAction = (name: string): name is (typeof namedActions)[number] =>
  namedActions.some((one) => one === name);

/** Names modules and actions; one that the texts do not name keeps its word from the permission. */
export function usePermissionWords() {
  const text = useTexts(permissionMessages);
  return useMemo(() => {
    const module = (name: string) => (isNamedModule(name) ? text(`module.${name}`) : name);
    const action = (name: string) => (isNamedAction(name) ? text(`action.${name}`) : name);
    return {
      module,
      action,
      /** "Customers: View" */
      permission: (permission: string) => {
        const [one = '', of = ''] = permission.split('/');
        return `${module(of)}: ${action(one)}`;
      },
    };
  }, [text]);
}
