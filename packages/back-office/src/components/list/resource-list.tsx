import type { CallShape, Endpoint, ListQuery } from '@atrium/api-client/contract';
import { useCurrentUser, useList } from '@atrium/api-client/react';
import { DataTable, type DataColumn, type FilterField, type RowSelection } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure';
import { rowsOf, type ListView, type ListViews } from '../model/list-view';
import { ListEmpty } from './list-empty';
import { type ExportEndpoint, exportOf } from './list-export';
import { type ListPage, ListPages } from './list-pages';
import type { ListTexts } from './list-texts';
import { ListToolbar } from './list-toolbar';
import { type ChangeListView, useListView } from './use-list-view';

const defaultRows = 10;

/** An endpoint made by `listEndpoint`. */
type ListEndpoint<Row> = Endpoint<
  CallShape & {
    readonly query: ListQuery;
    readonly params: undefined;
    readonly body: undefined;
    readonly answer: ListPage<Row>;
  }
>;

/** The list as its tabs need it. */
export interface TabbedList {
  readonly view: ListView;
  readonly onChange: ChangeListView;
  readonly children: ReactNode;
}

interface ResourceListProps<Row extends { readonly id: string }> {
  endpoint: ListEndpoint<Row>;
  exportEndpoint?: ExportEndpoint;
  /** From `listViews`, created once per page. */
  views: ListViews;
  /** From `listColumns`. Must be referentially stable. */
  columns: readonly DataColumn<Row>[];
  /** From `filterFields`. Must be referentially stable. */
  filters: readonly FilterField[];
  texts: ListTexts;
  /** Puts the list into `ListTabs`. A list without tabs loads no code of them. */
  renderTabs?: (list: TabbedList) => ReactNode;
  /** Shown above the list once it has loaded. */
  intro?: ReactNode;
  /** The menu or the buttons of a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  actionsWidth?: 'menu';
  /** The next step, if there is no record yet. */
  emptyAction?: ReactNode;
  /** Shown before the export. */
  toolbarActions?: ReactNode;
  /** Adds a checkbox to each row. */
  selection?: RowSelection<Row> | undefined;
  /** Shows the rows in another way than a table; undefined during the first load. */
  renderRows?: ((rows: readonly Row[] | undefined) => ReactNode) | undefined;
}

/** A list of records with search, filters, sorting, pages and export. Its state is in the address. */
export function ResourceList<Row extends { readonly id: string }>(props: ResourceListProps<Row>) {
  const { endpoint, exportEndpoint, views, columns, filters, texts, actions, actionsWidth } = props;
  const { renderTabs, intro, emptyAction, toolbarActions, selection, renderRows } = props;
  const [view, changeView] = useListView(views);
  const perPage = useCurrentUser()?.per_page ?? defaultRows;
  const list = useList(endpoint, { page: view.page, per_page: perPage, ...rowsOf(view) });
  const page = list.data;

  const empty = <ListEmpty action={emptyAction} onChange={changeView} texts={texts} view={view} />;

  if (page === undefined && list.isError)
    return (
      <LoadFailure busy={list.isFetching} error={list.error} onRetry={() => void list.refetch()} title={texts.failed} />
    );
  const content = (
    <>
      {intro}
      <ListToolbar
        actions={toolbarActions}
        fields={filters}
        found={page}
        onChange={changeView}
        searchLabel={texts.search}
        startExport={exportEndpoint && exportOf(exportEndpoint)}
        view={view}
      />
      {renderRows !== undefined && page?.data.length !== 0 ? (
        renderRows(page?.data)
      ) : (
        <DataTable
          actions={actions}
          actionsLabel={texts.actions}
          actionsWidth={actionsWidth}
          columns={columns}
          empty={empty}
          label={texts.table}
          loadingText={texts.loading}
          onSort={({ column, direction }) =>
            changeView({ sort: direction === 'descending' ? `-${column}` : column, page: 1 })
          }
          refreshing={list.isPlaceholderData}
          rowKey={({ id }) => id}
          rows={page?.data}
          selection={selection}
          sort={{
            column: view.sort.replace(/^-/, ''),
            direction: view.sort.startsWith('-') ? 'descending' : 'ascending',
          }}
        />
      )}
      {page !== undefined && page.data.length > 0 && (
        <ListPages onPage={(next) => changeView({ page: next })} page={page} />
      )}
    </>
  );
  return renderTabs?.({ view, onChange: changeView, children: content }) ?? content;
}
