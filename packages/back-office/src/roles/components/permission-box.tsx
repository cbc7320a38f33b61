import type { PermissionModule } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Checkbox } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { rolesMessages } from '../messages';
import { moduleState, permissionOf, setModule, setPermission } from '../model/permission-set';
import type { PermissionEdit } from './permission-edit';

interface PermissionBoxProps {
  edit: PermissionEdit;
  module: PermissionModule;
  /** `all` stands for every permission of the module. */
  action: string;
  /** Visible label; without one, row and column name the box. */
  label?: ReactNode;
  tabIndex?: number | undefined;
}

/** The box of one permission, or of all of a module. */
export function PermissionBox({ edit, module, action, label, tabIndex }: PermissionBoxProps) {
  const text = useTexts(rolesMessages);
  const words = usePermissionWords();
  const { held, locked, mayGrant, onChange } = edit;
  const isAll = action === 'all';
  const state = moduleState(held, module);
  const permission = permissionOf(module.module, action);
  const grantable = isAll
    ? module.actions.some((one) => mayGrant(permissionOf(module.module, one)))
    : mayGrant(permission);
  const name = text('permissions.box', {
    module: words.module(module.module),
    action: isAll ? text('permissions.all') : words.action(action),
  });
  return (
    <Checkbox
      checked={isAll ? state === 'all' : held.has(permission)}
      data-box={`${module.module}/${action}`}
      disabled={locked || !grantable}
      id={`permission-${module.module}-${action}`}
      indeterminate={isAll && state === 'some'}
      label={label ?? name}
      labelHidden={label === undefined}
      onChange={({ target: { checked } }) =>
        onChange(isAll ? setModule(held, module, checked, mayGrant) : setPermission(held, module, action, checked))
      }
      tabIndex={tabIndex}
    />
  );
}
