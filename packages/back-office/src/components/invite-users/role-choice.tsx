import type { InvitableRole } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Checkbox } from '@atrium/ui-kit';
import { useState } from 'react';
import { usePermissionWords } from '../permissions/use-permission-words';
import { inviteUsersMessages } from './messages';

interface RoleChoiceProps {
  /** Id of the box of a chosen role. */
  id: string;
  role: InvitableRole;
  checked: boolean;
  onToggle: () => void;
}

const namedAtFirst = 2;

/** A role to give. One that the user cannot give stays chosen, with the permissions that they lack. */
export function RoleChoice({ id, role, checked, onToggle }: RoleChoiceProps) {
  const text = useTexts(inviteUsersMessages);
  const { title, description, built_in: isBuiltIn, permissions, grantable } = role;
  const isRefused = checked && !grantable;
  const look = isRefused ? 'invite-users__role--refused' : checked ? 'invite-users__role--chosen' : '';
  return (
    <li className={`invite-users__role ${look}`}>
      <Checkbox
        checked={checked}
        error={isRefused ? text('roleRefused', { role: title }) : undefined}
        hint={description}
        id={checked ? id : `invite-${role.id}`}
        label={title}
        onChange={onToggle}
      />
      <span className="invite-users__count">
        {isBuiltIn ? text('everyPermission') : text('permissions', { count: permissions.length })}
      </span>
      {isRefused && role.missing.length > 0 && <MissingPermissions missing={role.missing} />}
    </li>
  );
}

function MissingPermissions({ missing }: { missing: readonly string[] }) {
  const text = useTexts(inviteUsersMessages);
  const [showsAll, setShowsAll] = useState(false);
  const { permission: nameOf } = usePermissionWords();
  const names = missing.map((permission) => nameOf(permission));
  const hidden = missing.length - namedAtFirst;
  if (showsAll || hidden <= 0) return <p className="invite-users__missing">{names.join(', ')}</p>;
  return (
    <p className="invite-users__missing">
      {text('missingMore', { some: names.slice(0, namedAtFirst).join(', '), count: hidden })}{' '}
      <button className="invite-users__all" onClick={() => setShowsAll(true)} type="button">
        {text('missingAll', { count: missing.length })}
      </button>
    </p>
  );
}
