import type { UserRole } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card } from '@atrium/ui-kit';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { useGrantableRoles } from '../api/users';
import { usersMessages } from '../messages';
import { heldPermissions } from '../model/effective-permissions';

const shownModules = 3;

interface PermissionsCardProps {
  roles: readonly UserRole[];
  onShowAll: () => void;
}

/** The first modules that a user has permissions for. */
export function PermissionsCard({ roles, onShowAll }: PermissionsCardProps) {
  const text = useTexts(usersMessages);
  const words = usePermissionWords();
  const { data } = useGrantableRoles();
  const held = heldPermissions(roles);
  const all = heldPermissions(data?.data.filter((role) => role.built_in) ?? []);
  const count = [...held.values()].reduce((sum, list) => sum + list.length, 0);
  const isEverything = (module: string) => held.get(module)?.length === all.get(module)?.length;
  return (
    <Card
      actions={
        count > 0 && (
          <Button onClick={onShowAll} size="s" variant="link">
            {text('mayDo.showAll', { count })}
          </Button>
        )
      }
      flush
      title={text('mayDo.title')}
    >
      {count === 0 ? (
        <p className="user__empty">{text('mayDo.nothing')}</p>
      ) : (
        <ul className="user__rows">
          {[...held].slice(0, shownModules).map(([module, list]) => (
            <li className="user__row" key={module}>
              <span className="user__words">
                <span className="user__name">{words.module(module)}</span>
                <span className="user__note">
                  {isEverything(module)
                    ? text('mayDo.everything')
                    : list.map(({ action }) => words.action(action)).join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
