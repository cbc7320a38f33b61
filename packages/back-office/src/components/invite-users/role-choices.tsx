import type { InvitableRole } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Field, Skeleton } from '@atrium/ui-kit';
import { useState } from 'react';
import { inviteUsersMessages } from './messages';
import { RoleChoice } from './role-choice';

interface RoleChoicesProps {
  id: string;
  /** Undefined until they are loaded. */
  roles: readonly InvitableRole[] | undefined;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  error: string | undefined;
}

const shownAtFirst = 4;

/** The roles to give, the first four until all are asked for. */
export function RoleChoices({ id, roles, chosen, onChange, error }: RoleChoicesProps) {
  const text = useTexts(inviteUsersMessages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? roles : roles?.slice(0, shownAtFirst);
  const hidden = (roles?.length ?? 0) - (shown?.length ?? 0);
  const toggle = (roleId: string) =>
    onChange(chosen.includes(roleId) ? chosen.filter((one) => one !== roleId) : [...chosen, roleId]);
  return (
    <Field
      error={error}
      group
      id={id}
      label={text('roles')}
      labelEnd={
        roles !== undefined && (
          <span className="invite-users__chosen">{text('chosen', { chosen: chosen.length, all: roles.length })}</span>
        )
      }
      required
    >
      {(control) => (
        <div aria-describedby={control['aria-describedby']} className="invite-users__roles" id={id} tabIndex={-1}>
          {shown === undefined ? (
            <div aria-label={text('rolesLoading')} className="invite-users__list" role="status">
              <Skeleton shape="control" width="full" />
            </div>
          ) : (
            <ul className="invite-users__list">
              {shown.map((role) => (
                <RoleChoice
                  checked={chosen.includes(role.id)}
                  id={`${id}.${chosen.indexOf(role.id)}`}
                  key={role.id}
                  onToggle={() => toggle(role.id)}
                  role={role}
                />
              ))}
            </ul>
          )}
          {hidden > 0 && (
            <Button onClick={() => setShowsAll(true)} size="s" variant="ghost">
              {text('more', { count: hidden })}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
