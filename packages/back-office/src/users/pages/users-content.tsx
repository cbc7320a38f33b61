import { exportUsersEndpoint, listUsersEndpoint, usersResource, type UserSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { filterFields } from '../../components/list/filter-fields';
import { ResourceList } from '../../components/list/resource-list';
import { listViews } from '../../components/model/list-view';
import { useGrantableRoles, useUserCount } from '../api/users';
import { UserMenu } from '../components/user-menu';
import { usersMessages } from '../messages';
import { userColumns } from './user-columns';

const filters = ['state', 'roles', 'last_sign_in_at'] as const;
const views = listViews(usersResource, [...filters, 'has_role']);
const labels = { state: 'field.state', roles: 'filter.roles', last_sign_in_at: 'field.last_sign_in_at' } as const;
const tabFilters = { all: {}, withRole: { has_role: 'true' }, inactive: { state: 'inactive' } };

const menu = (user: UserSummary) => <UserMenu user={user} />;

/** The users with their roles, state and last sign-in. */
export function UsersContent() {
  const text = useTexts(usersMessages);
  const { data: roles } = useGrantableRoles();
  const counts = {
    all: useUserCount(tabFilters.all),
    withRole: useUserCount(tabFilters.withRole),
    inactive: useUserCount(tabFilters.inactive),
  };
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
      tabs={{
        label: text('tabs.label'),
        items: (['all', 'withRole', 'inactive'] as const).map((id) => ({
          id,
          label: text(`tabs.${id}`),
          count: counts[id],
          filter: tabFilters[id],
        })),
      }}
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
