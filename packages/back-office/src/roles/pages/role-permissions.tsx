import type { PermissionModule, Role } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { SaveBar, Skeleton, useMediaQuery, VisuallyHidden } from '@atrium/ui-kit';
import { ConflictDialog } from '@atrium/forms/conflict';
import { LoadFailure } from '../../components/load-failure';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { usePermissionModules } from '../api/roles';
import { PermissionList } from '../components/permission-list';
import { PermissionMatrix } from '../components/permission-matrix';
import { rolesMessages } from '../messages';
import { actionsOf } from '../model/permission-set';
import { usePermissionEdit } from './use-permission-edit';

/** The permissions of a role. All changes are collected, and saved together. */
export function RolePermissions({ role }: { role: Role }) {
  const text = useTexts(rolesMessages);
  const { data, error, isFetching, refetch } = usePermissionModules();
  if (data !== undefined) return <LoadedPermissions modules={data.data} role={role} />;
  if (error !== null)
    return (
      <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('permissions.failed')} />
    );
  return (
    <div className="record">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <Skeleton width="half" />
    </div>
  );
}

function LoadedPermissions({ role, modules }: { role: Role; modules: readonly PermissionModule[] }) {
  const text = useTexts(rolesMessages);
  const common = useCommonTexts();
  const words = usePermissionWords();
  const isPhone = useMediaQuery('(max-width: 768px)');
  const { edit, conflict, busy, save, discard } = usePermissionEdit(role, modules);
  const label = text('permissions.table', { title: role.title });
  const changes = text('permissions.count', { count: edit.changed.size });
  const isOwnOnly =
    !edit.locked &&
    modules.some(({ module, actions }) => actions.some((action) => !edit.mayGrant(`${action}/${module}`)));
  return (
    <>
      <div className="permissions__hints">
        {role.built_in && <p>{text('permissions.administrators')}</p>}
        {!role.built_in && !role.allowed_actions.includes('update') && <p>{text('permissions.exceeded')}</p>}
        {isOwnOnly && <p>{text('permissions.ownOnly')}</p>}
        <p>{text('permissions.hint')}</p>
      </div>
      {isPhone ? <PermissionList edit={edit} label={label} /> : <PermissionMatrix edit={edit} label={label} />}
      <ConflictDialog
        conflict={conflict}
        label={words.module}
        show={(module, values) => actionsOf(values, module).map(words.action).join(', ')}
      />
      {edit.changed.size > 0 && (
        <SaveBar
          busy={busy}
          discardLabel={common('discard')}
          label={text('permissions.changes')}
          onDiscard={discard}
          onSave={save}
          saveLabel={text('permissions.save')}
        >
          {role.members === 0 ? changes : text('permissions.forMembers', { changes, count: role.members })}
        </SaveBar>
      )}
    </>
  );
}
