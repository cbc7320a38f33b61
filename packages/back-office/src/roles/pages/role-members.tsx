import type { Role, RoleMember } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, DataTable, EmptyState, IconButton, ListSearch, type DataSort } from '@atrium/ui-kit';
import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ListPages } from '../../components/list/list-pages';
import { LoadFailure } from '../../components/load-failure';
import { useRoleMembers } from '../api/roles';
import { rolesMessages } from '../messages';
import { AddUsersDrawer } from './add-users-drawer';
import { memberColumns } from './member-columns';
import { useRemoveMember } from './use-remove-member';

const defaultRows = 10;

/** The members of a role: search, removal with Undo, and a drawer that adds users. */
export function RoleMembers({ role }: { role: Role }) {
  const text = useTexts(rolesMessages);
  const lists = useTexts(listMessages);
  const perPage = useCurrentUser()?.per_page ?? defaultRows;
  const [adds, setAdds] = useState(false);
  const [view, setView] = useState({ search: '', page: 1 });
  const [sort, setSort] = useState<DataSort>({ column: 'added_at', direction: 'descending' });
  const order = `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;
  const { data, error, isFetching, isPlaceholderData, refetch } = useRoleMembers(role.id, {
    page: view.page,
    per_page: perPage,
    sort: order,
    ...(view.search === '' ? {} : { search: view.search }),
  });
  const columns = useMemo(() => memberColumns(text), [text]);
  const remove = useRemoveMember(role);
  const actions = useCallback(
    (member: RoleMember) =>
      member.allowed_actions.includes('remove') && (
        <IconButton
          icon={UserRoundMinus}
          label={text('members.remove', { name: member.full_name })}
          onClick={() => remove(member)}
          size="s"
        />
      ),
    [text, remove],
  );
  const add = role.allowed_actions.includes('manage') && (
    <Button icon={UserRoundPlus} onClick={() => setAdds(true)} variant="primary">
      {text('candidates.add')}
    </Button>
  );
  if (data === undefined && error !== null)
    return (
      <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('members.failed')} />
    );
  return (
    <>
      <div className="role__toolbar">
        <ListSearch
          clearLabel={lists('clearSearch')}
          label={text('members.search')}
          onSearch={(search) => setView({ search, page: 1 })}
          placeholder={text('members.search')}
          search={view.search}
        />
        {add}
      </div>
      <DataTable
        actions={actions}
        actionsLabel={text('actions')}
        actionsWidth="menu"
        columns={columns}
        empty={<EmptyState title={text(view.search === '' ? 'members.empty' : 'members.noMatches')} />}
        label={text('members.table', { title: role.title })}
        loadingText={text('members.loading')}
        onSort={(next) => {
          setSort(next);
          setView({ ...view, page: 1 });
        }}
        refreshing={isPlaceholderData}
        rowKey={({ id }) => id}
        rows={data?.data}
        sort={sort}
      />
      {data !== undefined && data.last_page > 1 && (
        <ListPages onPage={(page) => setView({ ...view, page })} page={data} />
      )}
      {adds && <AddUsersDrawer onClose={() => setAdds(false)} role={role} />}
    </>
  );
}
