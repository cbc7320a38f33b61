import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from '../card/card';
import type { DataColumn } from '../data-table/data-column';
import { EmptyState } from '../empty-state/empty-state';
import { SelectField } from '../select-field/select-field';
import { selectTexts } from '../search-select/select-texts.fixture';
import { TextField } from '../text-field/text-field';
import { EditCell, EditLine } from './edit-line';
import { EditableTable } from './editable-table';
import type { EditableTableProps } from './editable-table';
import type { EditedRow } from './edited-row';

interface Premise {
  id: string;
  type: string;
  address: string;
  cadastral: string;
}

const premises: Premise[] = [
  { id: 'PE1', type: 'Immovable', address: 'Jenkov trg 4, Cerklje', cadastral: '2082-311-1' },
  { id: 'PE2', type: 'Immovable', address: 'Šmartinska cesta 152, Ljubljana', cadastral: '1735-1148-3' },
  { id: 'VOZ1', type: 'Movable, vehicle', address: 'no address', cadastral: 'none' },
];

const columns: DataColumn<Premise>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id },
  { id: 'type', header: 'Type', phone: true, cell: ({ type }) => type },
  { id: 'address', header: 'Address', cell: ({ address }) => address },
  { id: 'cadastral', header: 'Cadastral', cell: ({ cadastral }) => cadastral },
];

const types = [
  { value: 'Immovable', label: 'Immovable' },
  { value: 'Movable, vehicle', label: 'Movable, vehicle' },
];

const rowKey = ({ id }: Premise) => id;
const editLabel = ({ id }: Premise) => `Edit ${id}`;

function PremiseFields({ row, error }: Readonly<{ row: Premise | undefined; error?: string | undefined }>) {
  return (
    <>
      <EditLine>
        <EditCell span={3}>
          <TextField defaultValue={row?.id ?? ''} error={error} id="premise-id" label="ID" name="id" required />
        </EditCell>
        <EditCell span={3}>
          <SelectField
            defaultValue={row?.type ?? 'Immovable'}
            id="premise-type"
            label="Type"
            options={types}
            texts={selectTexts}
          />
        </EditCell>
        <EditCell span={4}>
          <TextField defaultValue={row?.address ?? ''} id="premise-address" label="Address" />
        </EditCell>
        <EditCell span={2}>
          <TextField id="premise-house" label="House no." />
        </EditCell>
      </EditLine>
      <EditLine>
        <EditCell span={2}>
          <TextField id="premise-addition" label="Addition" />
        </EditCell>
        <EditCell span={2}>
          <TextField id="premise-code" inputMode="numeric" label="Postal code" />
        </EditCell>
        <EditCell span={4}>
          <TextField id="premise-post" label="Post" />
        </EditCell>
        <EditCell span={4}>
          <TextField id="premise-city" label="City" />
        </EditCell>
      </EditLine>
      <EditLine>
        <EditCell span={4}>
          <TextField id="premise-cadastral" label="Cadastral number" />
        </EditCell>
        <EditCell span={4}>
          <TextField id="premise-building" label="Building number" />
        </EditCell>
        <EditCell span={4}>
          <TextField id="premise-section" label="Section number" />
        </EditCell>
      </EditLine>
    </>
  );
}

const editing: EditableTableProps<Premise>['editing'] = {
  edited: undefined,
  onEdit: fn(),
  editLabel,
  fields: <PremiseFields row={premises[1]} />,
  fieldsLabel: 'Business premise',
  onSave: fn(),
  onCancel: fn(),
  saveLabel: 'Save premise',
  cancelLabel: 'Cancel',
  enterHint: 'saves',
  escapeHint: 'cancels',
};

const meta = {
  title: 'ui-kit/EditableTable',
  component: EditableTable<Premise>,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a short list that is kept beside other things, each row up to a dozen fields: business premises, devices, codelists. One row is open at a time; it carries the only accent button. What is longer gets a page, what is only read a \`DataTable\`. The caller keeps the values, checks them and says which row is open; \`0\` or \`'new'\` is a new one on top.

| Key | What it does |
|---|---|
| Enter, Space on the pencil | opens the row; the focus goes into its first field |
| Tab | through the fields to Save and Cancel |
| Enter in a field | saves; with an error the focus goes to the first field that has one |
| Esc | cancels; the focus goes back to the row, or to what opened a new one |`,
      },
    },
  },
  args: {
    label: 'Business premises',
    columns,
    rows: premises,
    rowKey,
    actionsLabel: 'Actions',
    loadingText: 'Loading',
    edge: 'card',
    editing,
  },
  decorators: [
    (Story) => (
      <Card flush title="Business premises">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EditableTable<Premise>>;

export default meta;
type Story = StoryObj<typeof meta>;

const LETTERS_ONLY = 'The business premise ID may include only letters and numbers.';

function Editing() {
  const [rows, setRows] = useState(premises);
  const [edited, setEdited] = useState<EditedRow>();
  const [error, setError] = useState<string>();

  function save() {
    const id = document.querySelector<HTMLInputElement>('#premise-id')?.value ?? '';
    const wrong = /^[A-Z0-9]+$/i.test(id) ? undefined : LETTERS_ONLY;
    setError(wrong);
    if (wrong !== undefined) return;
    const next = { id, type: 'Immovable', address: 'no address', cadastral: 'none' };
    setRows(edited === 'new' ? [next, ...rows] : rows.map((row) => (row.id === edited ? { ...row, id } : row)));
    setEdited(undefined);
  }

  return (
    <>
      <Button icon={Plus} onClick={() => setEdited('new')} size="s">
        Add premise
      </Button>
      <EditableTable
        {...meta.args}
        editing={{
          ...editing,
          edited,
          onEdit: setEdited,
          fields: <PremiseFields error={error} row={rows.find(({ id }) => id === edited)} />,
          fieldsLabel: edited === 'new' ? 'New business premise' : `Business premise ${edited}`,
          onSave: save,
          onCancel: () => {
            setError(undefined);
            setEdited(undefined);
          },
        }}
        rows={rows}
      />
    </>
  );
}

export const ByKeyboard: Story = {
  render: () => <Editing />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Edit PE2' }).focus();
    await userEvent.keyboard('{Enter}');
    const id = await canvas.findByLabelText('ID');
    await expect(id).toHaveFocus();
    await userEvent.clear(id);
    await userEvent.type(id, 'PE-2{Enter}');
    await expect(canvas.getByText(LETTERS_ONLY)).toBeVisible();
    await expect(id).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Edit PE2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add premise' }));
    await userEvent.type(canvas.getByLabelText('ID'), 'KIOSK4{Enter}');
    await expect(canvas.getByText('KIOSK4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add premise' })).toHaveFocus();
  },
};

export const Rest: Story = {};
export const RowOpen: Story = { args: { editing: { ...editing, edited: 'PE2' } } };
export const NewRow: Story = {
  args: {
    editing: {
      ...editing,
      edited: 'new',
      fields: <PremiseFields row={undefined} />,
      fieldsLabel: 'New business premise',
    },
  },
};
export const WithErrors: Story = {
  args: {
    editing: { ...editing, edited: 'PE2', fields: <PremiseFields error={LETTERS_ONLY} row={premises[1]} /> },
  },
};
export const NotSaved: Story = {
  args: {
    editing: { ...editing, edited: 'PE2', error: 'The premise was not saved. Check the connection and try again.' },
  },
};
export const Saving: Story = { args: { editing: { ...editing, edited: 'PE2', saving: true, saveLabel: 'Saving' } } };
export const FirstLoad: Story = { args: { rows: undefined } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState headingLevel={3} title="No business premises yet" /> },
};
