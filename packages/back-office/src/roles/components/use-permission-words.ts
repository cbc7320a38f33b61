import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { rolesMessages } from '../messages';
import { isNamedAction, isNamedModule } from '../model/permission-modules';

/** Names of modules and actions; one that the texts do not know is named by its permission. */
export function usePermissionWords() {
  const text = useTexts(rolesMessages);
  return useMemo(
    () => ({
      module: (name: string) => (isNamedModule(name) ? text(`permissions.modules.${name}`) : name),
      action: (name: string) => (isNamedAction(name) ? text(`permissions.action.${name}`) : name),
    }),
    [text],
  );
}
