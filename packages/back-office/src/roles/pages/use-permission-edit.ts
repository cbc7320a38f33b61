import { can, isStaleError } from '@atrium/api-client';
import type { PermissionModule, Role } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { useRole, useSaveRole } from '../api/roles';
import type { PermissionEdit } from '../components/permission-edit';
import { rolesMessages } from '../messages';
import { applyChanges, changesBetween, noChanges, permissionOf } from '../model/permission-set';

/** Collects changes of a role's permissions. They stay when a colleague changes the role, and are saved together. */
export function usePermissionEdit(role: Role, modules: readonly PermissionModule[]) {
  const text = useTexts(rolesMessages);
  const notify = useNotify();
  const user = useCurrentUser();
  const [changes, setChanges] = useState(noChanges);
  const { mutate, isPending } = useSaveRole();
  const { refetch } = useRole(role.id);
  const { id, title, permissions, version, built_in: builtIn, allowed_actions: allowed } = role;
  const held = useMemo(() => {
    if (!builtIn) return applyChanges(permissions, changes);
    return new Set(modules.flatMap(({ module, actions }) => actions.map((action) => permissionOf(module, action))));
  }, [builtIn, modules, permissions, changes]);
  const current = changesBetween(permissions, held);
  const changed = builtIn ? noChanges.added : new Set([...current.added, ...current.removed]);
  useUnsavedWork(changed.size > 0);

  const edit: PermissionEdit = {
    modules,
    held,
    changed,
    locked: builtIn || !allowed.includes('update') || isPending,
    mayGrant: (permission) => can(user, permission),
    onChange: (next) => setChanges(changesBetween(permissions, next)),
  };

  function save() {
    mutate(
      { id, body: { permissions: [...held], _version: version } },
      {
        onSuccess: () => {
          setChanges(noChanges);
          notify({ tone: 'success', title: text('updated', { title }) });
        },
        onError: (error) => {
          if (!isStaleError(error))
            return void notify({ tone: 'error', title: text('saveFailed'), text: error.message });
          void refetch();
          notify({ tone: 'warning', title: text('permissions.stale'), text: text('permissions.staleText') });
        },
      },
    );
  }

  return { edit, busy: isPending, save, discard: () => setChanges(noChanges) };
}
