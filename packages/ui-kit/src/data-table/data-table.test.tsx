import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { X } from 'lucide-react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { IconButton } from '../icon-button/icon-button';
import { LinkProvider } from '../link/link-provider';
import type { DataColumn, DataSort } from './data-column';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';

interface Row {
  id: string;
  title: string;
  updated: string;
}

const rows: Row[] = [
  { id: '1', title: 'Ažman', updated: '18.11.2026' },
  { id: '2', title: 'Žnidaršič', updated: '20.11.2026' },
];
const columns: DataColumn<Row>[] = [
  { id: 'title', header: 'Name', sortable: true, cell: (row) => <RowTitle href={`#${row.id}`}>{row.title}</RowTitle> },
  { id: 'updated', header: 'Updated', sortable: true, sortFirst: 'descending', cell: (row) => row.updated },
];
const always = { columns, label: 'Tenants', loadingText: 'Loading', rowKey: (row: Row) => row.id };

function Sorted({ onSort }: { onSort: (sort: DataSort) => void }) {
  const [sort, setSort] = useState<DataSort>();
  return (
    <DataTable
      {...always}
      onSort={(next) => {
        setSort(next);
        onSort(next);
      }}
      rows={rows}
      sort={sort}
    />
  );
}

test('sorts by a header in its first direction, then the other, and announces the direction', async () => {
  const onSort = vi.fn<(sort: DataSort) => void>();
  render(<Sorted onSort={onSort} />);
  await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
  expect(screen.getByRole('columnheader', { name: 'Updated' }).getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort.mock.calls.map(([sort]) => sort)).toEqual([
    { column: 'updated', direction: 'descending' },
    { column: 'updated', direction: 'ascending' },
    { column: 'title', direction: 'ascending' },
  ]);
  expect(screen.getByRole('columnheader', { name: 'Updated' }).getAttribute('aria-sort')).toBeNull();
});

test('pressing a row follows its link; pressing a control does not', async () => {
  const followed = vi.fn<(href: string) => void>();
  const pressed = vi.fn<() => void>();
  render(
    <LinkProvider
      component={({ href, children, ...props }) => (
        <a {...props} href={href} onClick={() => followed(href)}>
          {children}
        </a>
      )}
    >
      <DataTable
        {...always}
        actions={(row) => <IconButton icon={X} label={`Close ${row.title}`} onClick={pressed} />}
        actionsLabel="Actions"
        rows={rows}
      />
    </LinkProvider>,
  );
  await userEvent.click(screen.getByText('20.11.2026'));
  expect(followed.mock.calls).toEqual([['#2']]);
  await userEvent.click(screen.getByRole('button', { name: 'Close Ažman' }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(followed).toHaveBeenCalledOnce();
});

test('the first load is announced; later loads keep the old rows', () => {
  const { rerender } = render(<DataTable {...always} rows={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole('table', { name: 'Tenants', busy: true })).toBeTruthy();
  rerender(<DataTable {...always} refreshing rows={rows} />);
  const table = screen.getByRole('table', { name: 'Tenants', busy: true });
  expect(within(table).getByRole('link', { name: 'Ažman' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('shows the page’s empty state without rows', () => {
  render(<DataTable {...always} empty={<p>No company CRM yet</p>} rows={[]} />);
  expect(screen.getByText('No company CRM yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
