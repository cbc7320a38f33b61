import { exportUsersEndpoint, listUsersEndpoint, usersResource, type UserSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { filterFields } from '../../components/list/filter-fields';
import { ListTabs } from '../../components/list/list-tabs';
import { ResourceList } from '../../components/list/resource-list';
import { listViews } from '../../components/model/list-view';
import { useUsersTabs } from '../../components/users-tabs';
import { useGrantableRoles } from '../api/users';
import { UserMenu } from '../components/user-menu';
import { usersMessages } from '../messages';
import { userColumns } from './user-columns';

const filters = ['state', 'roles', 'last_sign_in_at'] as const;
const views = listViews(usersResource, [...filters, 'has_role']);
const labels = { state: 'field.state', roles: 'filter.roles', last_sign_in_at: 'field.last_sign_in_at' } as const;

const menu = (user: UserSummary) => <UserMenu user={user} />;

/** The users with their roles, state and last sign-in. */
export function UsersContent() {
  const text = useTexts(usersMessages);
  const { data: roles } = useGrantableRoles();
  const tabs = useUsersTabs();
  const columns = useMemo(() => userColumns(text), [text]);
  const fields = useMemo(
    () =>
      filterFields(usersResource, filters, {
        label: (name) => text(labels[name as (typeof filters)[number]]),
        choice: (_name, value) => text(`state.${value as UserSummary['state']}`),
        records: { roles: roles?.data.map(({ id: key, title }) => ({ key, title })) ?? [] },
      }),
    [text, roles],
  );
  return (
    <ResourceList
      actions={menu}
      actionsWidth="menu"
      columns={columns}
      endpoint={listUsersEndpoint}
      exportEndpoint={exportUsersEndpoint}
      filters={fields}
      renderTabs={(list) => <ListTabs {...tabs} {...list} />}
      texts={{
        table: text('table'),
        loading: text('loading'),
        failed: text('failed'),
        search: text('search'),
        actions: text('actions'),
        emptyTitle: text('empty.title'),
        emptyText: text('empty.text'),
        noMatches: text('empty.narrowed'),
      }}
      views={views}
    />
  );
}
