import type { UserRole } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Badge, Icon } from '@atrium/ui-kit';
import { Shield } from 'lucide-react';
import { permissionIcon } from '../../components/permissions/permission-icons';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { usersMessages } from '../messages';
import { heldPermissions } from '../model/effective-permissions';

/** Each permission of a user, and the roles that grant it. */
export function PermissionsByPermission({ roles }: { roles: readonly UserRole[] }) {
  const text = useTexts(usersMessages);
  const words = usePermissionWords();
  return (
    <table aria-label={text('permissions.table')} className="user-permissions__table">
      <thead>
        <tr>
          <th scope="col">{text('permissions.permission')}</th>
          <th scope="col">{text('permissions.because')}</th>
        </tr>
      </thead>
      {[...heldPermissions(roles)].map(([module, list]) => (
        <tbody key={module}>
          <tr>
            <th className="user-permissions__module" colSpan={2} scope="rowgroup">
              <span className="user-permissions__name">
                <Icon icon={permissionIcon(module)} />
                {words.module(module)}
              </span>
            </th>
          </tr>
          {list.map(({ permission, action, because }) => (
            <tr key={permission}>
              <th className="user-permissions__permission" scope="row">
                <span className="user-permissions__action">{words.action(action)}</span>
                <code className="user-permissions__code">{permission}</code>
              </th>
              <td>
                <span className="user-permissions__badges">
                  {because.map(({ id, title }) => (
                    <Badge icon={Shield} key={id}>
                      {title}
                    </Badge>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
