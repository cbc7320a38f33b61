import { useTexts } from '@atrium/i18n';
import { usersMessages, type UsersTexts } from '../messages';

const modules: readonly (keyof UsersTexts['module'])[] = [
  'accounting',
  'activity',
  'codelists',
  'customers',
  'media',
  'members',
  'overview',
  'price-list',
  'roles',
  'subscriptions',
  'tenants',
  'users',
];
const actions: readonly (keyof UsersTexts['action'])[] = ['view', 'create', 'update', 'delete', 'manage'];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/** Names modules and actions of permissions; unknown ones by their own word. */
export function usePermissionWords() {
  const text = useTexts(usersMessages);
  return {
    moduleName: (name: string) => {
      const known = modules.find((one) => one === name);
      return known === undefined ? capitalised(name) : text(`module.${known}`);
    },
    actionName: (name: string) => {
      const known = actions.find((one) => one === name);
      return known === undefined ? capitalised(name) : text(`action.${known}`);
    },
  };
}
