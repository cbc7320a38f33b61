import type { GrantedRole, User } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, DataTable, Drawer, EmptyState, SearchField, useNotify } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { useAddRoles, useGrantableRoles } from '../api/users';
import { usersMessages } from '../messages';
import { countAdded } from '../model/effective-permissions';
import { roleColumns } from './role-columns';

interface AddRolesDrawerProps {
  user: User;
  onClose: () => void;
}

const includes = (title: string, search: string) =>
  title.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

/** Chooses roles to add, and says how many permissions they add. */
export function AddRolesDrawer({ user, onClose }: AddRolesDrawerProps) {
  const text = useTexts(usersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isReminded, setReminded] = useState(false);
  const { data, error, isFetching, refetch } = useGrantableRoles();
  const add = useAddRoles();
  const { id, full_name: name, roles: held } = user;
  const chosen = data?.data.filter((role) => selected.has(role.id)) ?? [];
  const columns = useMemo(() => {
    const stateOf = (role: GrantedRole) => {
      if (held.some((one) => one.id === role.id)) return text('addRoles.member');
      return role.active ? null : text('addRoles.inactive');
    };
    const detailOf = (role: GrantedRole) => (role.grantable ? role.description : text('addRoles.notGrantable'));
    return roleColumns(text('field.full_name'), text('field.state'), { stateOf, detailOf });
  }, [text, held]);
  const countText = text('addRoles.selected', { count: chosen.length });

  function submit() {
    if (chosen.length === 0) return setReminded(true);
    return add.mutate(
      { params: { id }, body: { role_ids: chosen.map((role) => role.id) } },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: text('addRoles.added', { name, count: chosen.length }) });
          onClose();
        },
        onError: ({ message }) => notify({ tone: 'error', title: text('addRoles.notAdded'), text: message }),
      },
    );
  }

  return (
    <Drawer
      closeLabel={common('close')}
      description={text('addRoles.to', { name })}
      footer={
        <div className="add-roles__foot">
          <p aria-live="polite" className="add-roles__count">
            {chosen.length > 0
              ? text('addRoles.adds', { selected: countText, count: countAdded(chosen, held) })
              : isReminded && text('addRoles.choose')}
          </p>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={add.isPending} onClick={submit} variant="primary">
            {chosen.length === 0 ? text('addRoles.submit') : text('addRoles.submitCount', { count: chosen.length })}
          </Button>
        </div>
      }
      onClose={onClose}
      open
      title={text('addRoles.title')}
    >
      <SearchField
        clearLabel={common('clear')}
        label={text('addRoles.search')}
        onChange={setSearch}
        placeholder={text('addRoles.search')}
        value={search}
      />
      {data === undefined && error !== null ? (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('addRoles.failed')} />
      ) : (
        <DataTable
          columns={columns}
          edge="drawer"
          empty={<EmptyState headingLevel={3} title={text('addRoles.none')} />}
          label={text('addRoles.table')}
          loadingText={text('addRoles.loading')}
          rowKey={(role) => role.id}
          rows={data?.data.filter(({ title }) => includes(title, search))}
          selection={{
            selected,
            onChange: setSelected,
            selectable: (role) => role.grantable && !held.some((one) => one.id === role.id),
            rowLabel: (role) => text('addRoles.select', { role: role.title }),
            allLabel: text('addRoles.selectAll'),
            countText,
          }}
        />
      )}
    </Drawer>
  );
}
