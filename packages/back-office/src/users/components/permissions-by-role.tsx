import type { UserRole } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { Badge, Card, Icon, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { Check, Shield } from 'lucide-react';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { usersMessages } from '../messages';
import { permissionsOfRole } from '../model/effective-permissions';

/** What each role of a user brings; marked if it alone brings it. */
export function PermissionsByRole({ roles }: { roles: readonly UserRole[] }) {
  const text = useTexts(usersMessages);
  const words = usePermissionWords();
  const shown = roles.filter(({ permissions }) => permissions.length > 0);
  return (
    <Stack gap={6}>
      <p className="user-permissions__legend">
        <Badge icon={Check} tone="accent">
          {words.action('update')}
        </Badge>
        {text('permissions.alone')}
        <Badge>{words.action('view')}</Badge>
        {text('permissions.shared')}
      </p>
      {shown.map((role) => (
        <RoleCard key={role.id} role={role} roles={roles} />
      ))}
    </Stack>
  );
}

function RoleCard({ role, roles }: { role: UserRole; roles: readonly UserRole[] }) {
  const text = useTexts(usersMessages);
  const words = usePermissionWords();
  return (
    <Card
      actions={
        <span className="user__note">
          {role.active ? text('permissions.since', { day: formatDate(role.added_at) }) : text('permissions.inactive')}
        </span>
      }
      flush
      note={role.description}
      title={
        <span className="user-permissions__role">
          <Icon icon={Shield} />
          {role.title}
        </span>
      }
    >
      <dl className="user-permissions__modules">
        {[...permissionsOfRole(role, roles)].map(([module, list]) => (
          <div className="user-permissions__line" key={module}>
            <dt>{words.module(module)}</dt>
            <dd className="user-permissions__badges">
              {list.map(({ permission, action, alone }) => {
                const name = words.action(action);
                if (!alone) return <Badge key={permission}>{name}</Badge>;
                return (
                  <Badge icon={Check} key={permission} tone="accent">
                    <span aria-hidden="true">{name}</span>
                    <VisuallyHidden>{text('permissions.aloneMark', { action: name })}</VisuallyHidden>
                  </Badge>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
