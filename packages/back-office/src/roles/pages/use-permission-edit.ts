import { can, isApiError, isStaleError } from '@atrium/api-client';
import type { PermissionModule, Role } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { useRole, useSaveRole } from '../api/roles';
import { useMergedSave } from '@atrium/forms/conflict';
import type { PermissionEdit } from '../components/permission-edit';
import { rolesMessages } from '../messages';
import {
  applyChanges,
  changesBetween,
  noChanges,
  permissionOf,
  permissionsByModule,
  permissionsIn,
} from '../model/permission-set';

const byModule = (role: Role) => permissionsByModule(role.permissions);

/** Collects changes of a role's permissions. They are saved together, and merged with a colleague's. */
export function usePermissionEdit(role: Role, modules: readonly PermissionModule[]) {
  const text = useTexts(rolesMessages);
  const notify = useNotify();
  const user = useCurrentUser();
  const [changes, setChanges] = useState(noChanges);
  const { mutateAsync: send, isPending } = useSaveRole();
  const { refetch } = useRole(role.id);
  const { id, title, permissions, built_in: builtIn, allowed_actions: allowed } = role;
  const held = useMemo(() => {
    if (!builtIn) return applyChanges(permissions, changes);
    return new Set(modules.flatMap(({ module, actions }) => actions.map((action) => permissionOf(module, action))));
  }, [builtIn, modules, permissions, changes]);
  const current = changesBetween(permissions, held);
  const changed = builtIn ? noChanges.added : new Set([...current.added, ...current.removed]);
  useUnsavedWork(changed.size > 0);
  /** The role before the first change. */
  const [opened, setOpened] = useState(role);
  if (role !== opened && changed.size === 0 && !isPending) setOpened(role);
  const { conflict, save: saveMerged } = useMergedSave(opened, byModule);

  const edit: PermissionEdit = {
    modules,
    held,
    changed,
    locked: builtIn || !allowed.includes('update') || isPending,
    mayGrant: (permission) => can(user, permission),
    onChange: (next) => setChanges(changesBetween(permissions, next)),
  };

  async function save() {
    try {
      await saveMerged(permissionsByModule(applyChanges(opened.permissions, changes)), (values, base = opened) => {
        const next = permissionsIn(values);
        if (base !== opened) {
          setOpened(base);
          setChanges(changesBetween(base.permissions, new Set(next)));
        }
        return send({ id, body: { permissions: next, _version: base.version } });
      });
      setChanges(noChanges);
      notify({ tone: 'success', title: text('updated', { title }) });
    } catch (error) {
      if (!isStaleError(error)) {
        const reason = isApiError(error) ? { text: error.message } : {};
        notify({ tone: 'error', title: text('saveFailed'), ...reason });
        return;
      }
      void refetch();
      notify({ tone: 'warning', title: text('permissions.stale'), text: text('permissions.staleText') });
    }
  }

  return { edit, conflict, busy: isPending, save: () => void save(), discard: () => setChanges(noChanges) };
}
