import type { User, UserRole } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Badge, Button, Card, Icon, IconButton } from '@atrium/ui-kit';
import { Plus, Shield, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usersMessages } from '../messages';
import { useChangeRoles } from './use-change-roles';

/** Lazy: only those who add roles need it. */
const AddRolesDrawer = lazy(async () => ({ default: (await import('./add-roles-drawer')).AddRolesDrawer }));

/** The roles of a user; those who may can add and remove some. */
export function RolesCard({ user }: { user: User }) {
  const text = useTexts(usersMessages);
  const [adding, setAdding] = useState(false);
  const { remove, busy } = useChangeRoles(user);
  const { roles, allowed_actions: allowed } = user;
  const canChange = allowed.includes('change-roles');
  return (
    <Card
      actions={
        canChange && (
          <Button icon={Plus} onClick={() => setAdding(true)} size="s">
            {text('memberOf.add')}
          </Button>
        )
      }
      flush
      note={roles.length > 0 && text('memberOf.count', { count: roles.length })}
      title={text('memberOf.title')}
    >
      {roles.length === 0 ? (
        <p className="user__empty">{text('memberOf.empty')}</p>
      ) : (
        <ul className="user__rows">
          {roles.map((role) => (
            <RoleRow key={role.id} onRemove={canChange && role.grantable && !busy ? remove : undefined} role={role} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>{adding && <AddRolesDrawer onClose={() => setAdding(false)} user={user} />}</Suspense>
    </Card>
  );
}

function RoleRow({ role, onRemove }: { role: UserRole; onRemove: ((role: UserRole) => void) | undefined }) {
  const text = useTexts(usersMessages);
  return (
    <li className="user__row">
      <Icon icon={Shield} />
      <span className="user__words">
        <span className="user__name">
          {role.title}
          {!role.active && <Badge>{text('memberOf.inactive')}</Badge>}
        </span>
        {role.description !== '' && <span className="user__note">{role.description}</span>}
      </span>
      <time className="user__at" dateTime={role.added_at}>
        {formatDateTime(role.added_at)}
      </time>
      <span className="user__act">
        {onRemove !== undefined && (
          <IconButton
            icon={X}
            label={text('memberOf.remove', { role: role.title })}
            onClick={() => onRemove(role)}
            size="s"
          />
        )}
      </span>
    </li>
  );
}
