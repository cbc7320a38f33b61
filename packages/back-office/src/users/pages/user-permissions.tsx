import type { UserRole } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { EmptyState, SearchField, SegmentedControl } from '@atrium/ui-kit';
import { useState } from 'react';
import { usePermissionWords } from '../../components/permissions/use-permission-words';
import { PermissionsByPermission } from '../components/permissions-by-permission';
import { PermissionsByRole } from '../components/permissions-by-role';
import { usersMessages } from '../messages';
import { countAdded } from '../model/effective-permissions';

/** The permissions of a user: because of which roles, or what each role brings. */
export function UserPermissions({ roles }: { roles: readonly UserRole[] }) {
  const text = useTexts(usersMessages);
  const common = useCommonTexts();
  const words = usePermissionWords();
  const [search, setSearch] = useState('');
  const [by, setBy] = useState<'permission' | 'role'>('permission');
  const count = countAdded(roles, []);
  const term = search.trim().toLocaleLowerCase();
  const matches = (permission: string) => {
    const [action = '', module = ''] = permission.split('/');
    const names = [permission, words.module(module), words.action(action)];
    return names.some((name) => name.toLocaleLowerCase().includes(term));
  };
  const found = roles.map((role) => ({ ...role, permissions: role.permissions.filter(matches) }));
  const isEmpty = found.every(({ permissions }) => permissions.length === 0);
  const Shown = by === 'role' ? PermissionsByRole : PermissionsByPermission;

  if (roles.length === 0 || (count === 0 && roles.every(({ permissions }) => permissions.length === 0)))
    return <EmptyState title={text('permissions.none')}>{text('permissions.noneText')}</EmptyState>;
  return (
    <div className="user-permissions">
      <div className="user-permissions__bar">
        <SearchField
          className="user-permissions__search"
          clearLabel={common('clear')}
          label={text('permissions.search')}
          onChange={setSearch}
          placeholder={text('permissions.search')}
          value={search}
        />
        <SegmentedControl
          label={text('permissions.view')}
          onChange={setBy}
          options={[
            { value: 'permission', label: text('permissions.byPermission') },
            { value: 'role', label: text('permissions.byRole') },
          ]}
          value={by}
        />
        <p className="user-permissions__summary">
          {text('permissions.summary', { count, roles: text('permissions.roles', { count: roles.length }) })}
        </p>
      </div>
      {isEmpty ? <EmptyState title={text('permissions.noMatches')} /> : <Shown roles={found} />}
    </div>
  );
}
