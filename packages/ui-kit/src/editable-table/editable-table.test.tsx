import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import type { DataColumn } from '../data-table/data-column';
import { Drawer } from '../drawer/drawer';
import { TextField } from '../text-field/text-field';
import { EditCell, EditLine } from './edit-line';
import { EditableTable } from './editable-table';
import type { EditedRow } from './edited-row';

interface Premise {
  id: string;
  city: string;
}

const start: Premise[] = [
  { id: 'PE1', city: 'Cerklje' },
  { id: 'PE2', city: 'Ljubljana' },
];
const cityCell = vi.fn<(row: Premise) => string>((row) => row.city);
const columns: DataColumn<Premise>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id },
  { id: 'city', header: 'City', cell: cityCell },
];
const rowKey = ({ id }: Premise) => id;
const editLabel = ({ id }: Premise) => `Edit ${id}`;

interface PremisesProps {
  premises?: Premise[];
  /** The result of a save: an error of the city, or nothing. */
  save?: (city: string) => Promise<string | undefined>;
  onOuterKey?: (key: string) => void;
}

const accept = async () => undefined;

function Premises({ premises = start, save = accept, onOuterKey }: PremisesProps) {
  const [rows, setRows] = useState(premises);
  const [edited, setEdited] = useState<EditedRow>();
  const [city, setCity] = useState('');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [open] = useState(() => (key: string) => {
    setEdited(key);
    setCity('');
  });

  async function submit() {
    setSaving(true);
    const wrong = await save(city);
    setSaving(false);
    setError(wrong);
    if (wrong !== undefined) return;
    setRows(
      edited === 'new'
        ? [{ id: 'PE3', city }, ...rows]
        : rows.map((row) => (row.id === edited ? { ...row, city } : row)),
    );
    setEdited(undefined);
  }

  return (
    <div onKeyDown={({ key }) => onOuterKey?.(key)} role="presentation">
      <Button onClick={() => open('new')}>Add premise</Button>
      <EditableTable
        actionsLabel="Actions"
        columns={columns}
        editing={{
          edited,
          onEdit: open,
          editLabel,
          fields: (
            <EditLine>
              <EditCell>
                <TextField
                  error={error}
                  id="edited-city"
                  label="City"
                  onChange={(event) => setCity(event.target.value)}
                  value={city}
                />
              </EditCell>
            </EditLine>
          ),
          fieldsLabel: edited === 'new' ? 'New premise' : `Premise ${edited}`,
          onSave: () => void submit(),
          onCancel: () => setEdited(undefined),
          saving,
          saveLabel: saving ? 'Saving' : 'Save premise',
          cancelLabel: 'Cancel',
          enterHint: 'saves',
          escapeHint: 'cancels',
        }}
        empty={<p>No premises yet</p>}
        label="Premises"
        loadingText="Loading"
        rowKey={rowKey}
        rows={rows}
      />
    </div>
  );
}

const edit = (id: string) => userEvent.click(screen.getByRole('button', { name: `Edit ${id}` }));

test('editing a row focuses its first field', async () => {
  render(<Premises />);
  await edit('PE2');
  const row = screen.getByRole('group', { name: 'Premise PE2' });
  expect(document.activeElement).toBe(within(row).getByLabelText('City'));
  expect(screen.getByText('PE1')).toBeTruthy();
  expect(screen.queryByText('PE2')).toBeNull();
});

test('Enter saves and returns the focus to the row', async () => {
  const onOuterKey = vi.fn<(key: string) => void>();
  render(<Premises onOuterKey={onOuterKey} />);
  await edit('PE2');
  await userEvent.keyboard('Kranj{Enter}');
  expect(await screen.findByText('Kranj')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit PE2' }));
  expect(onOuterKey).not.toHaveBeenCalledWith('Enter');
});

test('Esc cancels from anywhere in the row, and does not reach a form or dialog around it', async () => {
  const onOuterKey = vi.fn<(key: string) => void>();
  render(<Premises onOuterKey={onOuterKey} />);
  await edit('PE1');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit PE1' }));
  expect(onOuterKey).not.toHaveBeenCalledWith('Escape');
});

test('an error is shown beside its field, which receives the focus', async () => {
  render(<Premises save={async (city) => (city === '' ? 'Enter a city.' : undefined)} />);
  await edit('PE1');
  await userEvent.click(screen.getByRole('button', { name: 'Save premise' }));
  const row = screen.getByRole('group', { name: 'Premise PE1' });
  expect(await within(row).findByText('Enter a city.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByLabelText('City')));
});

test('inside a drawer Esc cancels the row and leaves the drawer open', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer closeLabel="Close" onClose={onClose} open title="Premises">
      <Premises />
    </Drawer>,
  );
  await screen.findByRole('dialog', { name: 'Premises' });
  await edit('PE1');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('inside a form Enter saves the row and does not submit the form', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Premises />
    </form>,
  );
  await edit('PE1');
  await userEvent.keyboard('Kranj{Enter}');
  expect(await screen.findByText('Kranj')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a new row is added at the top, and the focus returns to the button that added it', async () => {
  render(<Premises />);
  await userEvent.click(screen.getByRole('button', { name: 'Add premise' }));
  const [, first] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByRole('group', { name: 'New premise' })).toBeTruthy();
  await userEvent.keyboard('Bled{Enter}');
  expect(await screen.findByText('Bled')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add premise' }));
});

test('an empty table can add a new row', async () => {
  render(<Premises premises={[]} />);
  expect(screen.getByText('No premises yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add premise' }));
  expect(screen.getByRole('group', { name: 'New premise' })).toBeTruthy();
  expect(screen.queryByText('No premises yet')).toBeNull();
});

test('a running save cannot be repeated or cancelled', async () => {
  const save = vi.fn<(city: string) => Promise<undefined>>(() => new Promise(() => undefined));
  render(<Premises save={save} />);
  await edit('PE1');
  await userEvent.keyboard('Kranj{Enter}{Enter}{Escape}');
  expect(save).toHaveBeenCalledOnce();
  expect(screen.getByRole('group', { name: 'Premise PE1', busy: true })).toBeTruthy();
});

test('renders only the edited one of 200 rows while its fields change', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: `PE${index}`, city: 'Kranj' }));
  render(<Premises premises={many} />);
  await edit('PE100');
  cityCell.mockClear();
  await userEvent.keyboard('Bled');
  expect(cityCell).not.toHaveBeenCalled();
});
