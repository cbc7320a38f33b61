import type { Role } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, DataTable, Drawer, EmptyState, ListSearch, useNotify } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { ListPages } from '../../components/list/list-pages';
import { LoadFailure } from '../../components/load-failure';
import { useAddMembers, useRoleCandidates } from '../api/roles';
import { rolesMessages } from '../messages';
import { candidateColumns } from './candidate-columns';

const perPage = 50;

/** Adds chosen users to a role. Members and inactive users are shown, but cannot be chosen. */
export function AddUsersDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const text = useTexts(rolesMessages);
  const common = useCommonTexts();
  const lists = useTexts(listMessages);
  const notify = useNotify();
  const add = useAddMembers();
  const [view, setView] = useState({ search: '', page: 1 });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, isPlaceholderData, refetch } = useRoleCandidates(role.id, {
    page: view.page,
    per_page: perPage,
    ...(view.search === '' ? {} : { search: view.search }),
  });
  const columns = useMemo(() => candidateColumns(text), [text]);
  const count = selected.size;
  const countText = text('candidates.selected', { chosen: count, total: data?.total ?? 0 });

  function submit() {
    add.mutate(
      { params: { id: role.id }, body: { user_ids: [...selected] } },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: text('candidates.added', { count }) });
          onClose();
        },
        onError: ({ message }) => notify({ tone: 'error', title: text('candidates.addFailed'), text: message }),
      },
    );
  }

  const footer = (
    <div className="add-users__footer">
      <span className="add-users__count">{countText}</span>
      <Button onClick={onClose}>{common('cancel')}</Button>
      {count > 0 && (
        <Button busy={add.isPending} onClick={submit} variant="primary">
          {text('candidates.submit', { count })}
        </Button>
      )}
    </div>
  );
  return (
    <Drawer
      closeLabel={common('close')}
      description={text('candidates.to', { title: role.title })}
      footer={footer}
      onClose={onClose}
      open
      title={text('candidates.title')}
    >
      <ListSearch
        clearLabel={lists('clearSearch')}
        label={text('candidates.search')}
        onSearch={(search) => setView({ search, page: 1 })}
        placeholder={text('candidates.search')}
        search={view.search}
      />
      {data === undefined && error !== null ? (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('candidates.failed')} />
      ) : (
        <DataTable
          columns={columns}
          edge="drawer"
          empty={<EmptyState headingLevel={3} title={text(view.search === '' ? 'empty' : 'candidates.noMatches')} />}
          label={text('candidates.table')}
          loadingText={text('candidates.loading')}
          refreshing={isPlaceholderData}
          rowKey={({ id }) => id}
          rows={data?.data}
          selection={{
            selected,
            onChange: setSelected,
            selectable: ({ obstacle }) => obstacle === null,
            rowLabel: ({ full_name: name }) => text('candidates.select', { name }),
            allLabel: text('candidates.selectAll'),
            countText,
          }}
        />
      )}
      {data !== undefined && data.last_page > 1 && (
        <ListPages onPage={(page) => setView({ ...view, page })} page={data} />
      )}
    </Drawer>
  );
}
