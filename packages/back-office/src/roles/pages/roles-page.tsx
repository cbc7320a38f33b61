import { exportRolesEndpoint, listRolesEndpoint, rolesResource, type RoleSummary } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button, type FilterField } from '@atrium/ui-kit';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { filterFields } from '../../components/list/filter-fields';
import { ResourceList } from '../../components/list/resource-list';
import { useAuthorFilter } from '../../components/list/use-author-filter';
import { useListView } from '../../components/list/use-list-view';
import { listViews } from '../../components/model/list-view';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { rolesMessages } from '../messages';
import { roleColumns } from './role-columns';
import { RoleDialog } from './role-dialog';
import { RoleMenu } from './role-menu';

const filters = ['active', 'author', 'updated_at'] as const;
const views = listViews(rolesResource, filters);
const menu = (role: RoleSummary) => <RoleMenu role={role} />;

/** The list of roles. */
export function RolesPage() {
  const text = useTexts(rolesMessages);
  const navigate = useNavigate();
  const canCreate = usePermission('create/roles');
  const [adds, setAdds] = useState(false);
  const [{ filter }] = useListView(views);
  const author = useAuthorFilter(text('field.author'), typeof filter['author'] === 'string' ? filter['author'] : '');
  const columns = useMemo(() => roleColumns(text), [text]);
  const fields = useMemo(
    () =>
      filterFields(rolesResource, filters, {
        label: (name) => text(name === 'active' ? 'field.active' : 'fact.updated'),
        choice: (_name, value) => text(value === 'true' ? 'state.true' : 'state.false'),
      }).map((field): FilterField => (field.key === 'author' ? author : field)),
    [text, author],
  );
  const add = canCreate && (
    <Button icon={Plus} onClick={() => setAdds(true)} variant="primary">
      {text('add')}
    </Button>
  );
  return (
    <ModulePage actions={add} module="roles">
      <ResourceList
        actions={menu}
        actionsWidth="menu"
        columns={columns}
        endpoint={listRolesEndpoint}
        exportEndpoint={exportRolesEndpoint}
        filters={fields}
        texts={{
          table: text('table'),
          loading: text('loading'),
          failed: text('failed'),
          search: text('search'),
          actions: text('actions'),
          emptyTitle: text('empty'),
          emptyText: text('emptyText'),
          noMatches: text('noMatches'),
        }}
        views={views}
      />
      {adds && (
        <RoleDialog
          onClose={() => setAdds(false)}
          onSaved={({ id }) => void navigate(`${paths.roles.details.href(id)}?tab=permissions`)}
        />
      )}
    </ModulePage>
  );
}
