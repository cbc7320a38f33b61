import { useTexts } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { Fragment } from 'react';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { rolesMessages } from '../messages';
import { permissionIcon } from '../../components/permissions/permission-icons';
import { actionsOf, groupModules } from '../model/permission-modules';
import { permissionOf } from '../model/permission-set';
import { PermissionBox } from './permission-box';
import type { PermissionEdit } from './permission-edit';
import { useBoxKeys } from './use-box-keys';

/** The first box that can be reached, so that Tab leads into the table. */
function firstBox({ modules, mayGrant, locked }: PermissionEdit): string {
  const [first] = groupModules(modules).flatMap((group) =>
    group.modules.flatMap(({ module, actions }) =>
      actions.flatMap((action) => (!locked && mayGrant(permissionOf(module, action)) ? [`${module}/${action}`] : [])),
    ),
  );
  return first ?? '';
}

/** The permissions of a role: a row per module, a column per action, and one for all of a module. */
export function PermissionMatrix({ edit, label }: { edit: PermissionEdit; label: string }) {
  const text = useTexts(rolesMessages);
  const words = usePermissionWords();
  const { tabIndexOf, ...keys } = useBoxKeys(firstBox(edit));
  const actions = actionsOf(edit.modules);
  return (
    <table aria-label={label} className="permissions" {...keys}>
      <thead>
        <tr>
          <th className="permissions__module" scope="col">
            {text('permissions.module')}
          </th>
          {actions.map((action) => (
            <th key={action} scope="col">
              {words.action(action)}
            </th>
          ))}
          <th className="permissions__all" scope="col">
            {text('permissions.all')}
          </th>
        </tr>
      </thead>
      <tbody>
        {groupModules(edit.modules).map(({ group, modules }) => (
          <Fragment key={group}>
            <tr className="permissions__group">
              <th colSpan={actions.length + 2} scope="colgroup">
                {text(`permissions.group.${group}`)}
              </th>
            </tr>
            {modules.map((module) => (
              <tr key={module.module}>
                <th className="permissions__module" scope="row">
                  <span className="permissions__name">
                    <Icon icon={permissionIcon(module.module)} />
                    {words.module(module.module)}
                  </span>
                </th>
                {actions.map((action) => (
                  <td data-changed={edit.changed.has(permissionOf(module.module, action)) || undefined} key={action}>
                    {module.actions.includes(action) ? (
                      <PermissionBox
                        action={action}
                        edit={edit}
                        module={module}
                        tabIndex={tabIndexOf(`${module.module}/${action}`)}
                      />
                    ) : (
                      <span aria-hidden="true" className="permissions__none">
                        –
                      </span>
                    )}
                  </td>
                ))}
                <td>
                  <PermissionBox
                    action="all"
                    edit={edit}
                    module={module}
                    tabIndex={tabIndexOf(`${module.module}/all`)}
                  />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
