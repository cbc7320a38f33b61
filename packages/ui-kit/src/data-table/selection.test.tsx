import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import type { DataColumn } from './data-column';
import { DataTable } from './data-table';
import { RowTitle } from './row-title';

interface User {
  id: string;
  name: string;
}

const nameCell = vi.fn<(row: User) => string>(({ name }) => name);
const columns: DataColumn<User>[] = [
  { id: 'name', header: 'User name', cell: (row) => <RowTitle href={`#${row.id}`}>{nameCell(row)}</RowTitle> },
];
const users: User[] = [
  { id: '1', name: 'Blaž Kočevar' },
  { id: '2', name: 'Eva Štih' },
  { id: '3', name: 'Jernej Železnik' },
];
const rowKey = ({ id }: User) => id;

const none: string[] = [];

interface ChoosingProps {
  rows?: User[];
  chosen?: string[];
  selectable?: (row: User) => boolean;
}

function Choosing({ rows = users, chosen = none, selectable }: ChoosingProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  return (
    <DataTable
      columns={columns}
      label="Users"
      loadingText="Loading"
      rowKey={rowKey}
      rows={rows}
      selection={{
        selected,
        onChange: setSelected,
        selectable,
        rowLabel: ({ name }) => `Select ${name}`,
        allLabel: 'Select all on this page',
        countText: `${selected.size} selected`,
        actions: <Button size="s">Deactivate</Button>,
        clearLabel: 'Clear the selection',
      }}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all on this page');

test('the header checkbox reflects the rows, and selects and clears only those of the page', async () => {
  render(<Choosing chosen={['of another page']} />);
  await userEvent.click(box('Select Eva Štih'));
  expect(all().indeterminate).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  await userEvent.click(all());
  expect(all().checked).toBe(true);
  expect(all().indeterminate).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('4 selected');
  await userEvent.click(all());
  expect(screen.getByRole('status').textContent).toBe('1 selected');
});

test('pressing a checkbox selects the row and does not open it', async () => {
  render(<Choosing />);
  const link = screen.getByRole('link', { name: 'Eva Štih' });
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', opened);
  await userEvent.click(box('Select Eva Štih'));
  expect(opened).not.toHaveBeenCalled();
  expect(box('Select Eva Štih').checked).toBe(true);
});

test('shows the actions for selected rows in a bar until the selection is cleared', async () => {
  render(<Choosing chosen={['1']} />);
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  expect(document.activeElement).toBe(all());
});

test('renders only the changed one of 200 rows', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: String(index), name: `User ${index}` }));
  render(<Choosing rows={many} />);
  nameCell.mockClear();
  await userEvent.click(box('Select User 7'));
  expect(nameCell.mock.calls.map(([row]) => row.id)).toEqual(['7']);
});

test('Shift selects all rows since the last pressed one', async () => {
  render(<Choosing />);
  const user = userEvent.setup();
  await user.click(box('Select Blaž Kočevar'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Jernej Železnik'));
  await user.keyboard('{/Shift}');
  expect(box('Select Eva Štih').checked).toBe(true);
  expect(all().checked).toBe(true);
});

test('rows that cannot be selected stay out of the header checkbox', async () => {
  render(<Choosing selectable={({ id }) => id !== '2'} />);
  expect(box('Select Eva Štih').disabled).toBe(true);
  await userEvent.click(all());
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  expect(box('Select Eva Štih').checked).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('2 selected');
});
