import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { onPhone } from '../phone.fixture';
import { SearchField } from '../search-field/search-field';
import { selectTexts } from '../search-select/select-texts.fixture';
import { FilterBar } from './filter-bar';
import type { FilterBarProps } from './filter-bar';

const meta = {
  title: 'ui-kit/FilterBar',
  component: FilterBar,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Above a list that can be filtered. The fields are given by columns; their values have the form of the lists' \`filter\`, so they go into the address and the call as they are. What is filtered by stands as chips, each with a cross; the summary says how much is left.

Filters take effect together, by Show results or Enter.

| Key | What it does |
|---|---|
| Enter, Space | on Filter: opens it, the focus goes to the first field |
| Enter | in a field: shows the results |
| Esc | closes without changing anything |
| Enter, Space | on the cross of a chip: removes it, the focus goes to the next one |`,
      },
    },
  },
  args: {
    fields: [
      { kind: 'text', key: 'title', label: 'Name' },
      {
        kind: 'select',
        key: 'state',
        label: 'Status',
        options: () => [
          { key: 'active', title: 'Active' },
          { key: 'inactive', title: 'Inactive' },
          { key: 'draft', title: 'Draft' },
        ],
      },
      { kind: 'dates', key: 'updated_at', label: 'Updated' },
    ],
    values: {},
    onChange: fn(),
    summary: '23 of 410',
    language: 'en',
    search: (
      <SearchField
        clearLabel="Clear search"
        label="Search"
        onChange={fn()}
        placeholder="Search by name or URL"
        value=""
      />
    ),
    actions: (
      <Button icon={Download} shortLabel="Export" variant="ghost">
        Export 23 rows
      </Button>
    ),
    texts: {
      filter: 'Filter',
      filterActive: (count) => `Filter, ${count} active`,
      apply: 'Show results',
      clearAll: 'Clear all',
      close: 'Close',
      any: 'Any',
      remove: (label) => `Remove filter ${label}`,
      from: 'From',
      to: 'To',
      range: (from, to) => {
        if (from === undefined) return `before ${to ?? ''}`;
        return to === undefined ? `after ${from}` : `${from}–${to}`;
      },
      select: selectTexts,
      dates: {
        months: 'Months',
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        today: 'today',
        choose: 'Choose a date',
        clear: 'Clear date',
        close: 'Close',
        invalid: 'Enter the date as DD.MM.YYYY.',
        placeholder: 'DD.MM.YYYY',
      },
    },
  },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filtering(props: FilterBarProps) {
  const [values, setValues] = useState(props.values);
  const change: FilterBarProps['onChange'] = (next) => {
    props.onChange(next);
    setValues(next);
  };
  return <FilterBar {...props} onChange={change} values={values} />;
}

const some = { state: 'active', updated_at: { from: '2026-11-01' } };

export const NothingFiltered: Story = {};

export const Filtered: Story = { args: { values: some } };

export const Open: Story = {
  args: { values: some },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter, 2 active' }));
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await expect(within(panel).getByLabelText('Status')).toHaveValue('active');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(within(panel).getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('žni d.o.o.');
    const from = within(within(panel).getByRole('group', { name: 'Updated' })).getByLabelText('From');
    await userEvent.type(from, '1.11.2026');
    await userEvent.tab();
    within(panel).getByRole('button', { name: 'Show results' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ title: 'žni d.o.o.', updated_at: { from: '2026-11-01' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('after 01.11.2026')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('23 of 410');
  },
};

async function openPanel(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  return screen.findByRole('dialog', { name: 'Filter' });
}

export const DateThatIsNone: Story = {
  play: async ({ canvas, args }) => {
    const panel = await openPanel(canvas);
    const from = within(panel).getByLabelText('From');
    await userEvent.type(from, '31.11.2026');
    await userEvent.click(within(panel).getByRole('button', { name: 'Show results' }));
    await expect(from).toHaveFocus();
    await expect(from).toHaveAccessibleDescription('Enter the date as DD.MM.YYYY.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

async function chooseDayInside(canvas: { getByRole: typeof screen.getByRole }) {
  const panel = await openPanel(canvas);
  await userEvent.type(within(panel).getByLabelText('From'), '1.11.2026');
  const button = () => within(panel).getAllByRole('button', { name: 'Choose a date' })[0] ?? panel;
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Monday, November 9, 2026' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull());
  await expect(within(panel).getByLabelText('From')).toHaveValue('09.11.2026');
  await userEvent.click(button());
  await screen.findByRole('dialog', { name: 'Choose a date' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull());
  await waitFor(() => expect(panel).toBeVisible());
}

export const CalendarInside: Story = { play: ({ canvas }) => chooseDayInside(canvas) };
export const CalendarInsideOnPhone: Story = { ...onPhone, play: ({ canvas }) => chooseDayInside(canvas) };

export const ChipsRemoved: Story = {
  args: { values: { title: 'žni', ...some } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ title: 'žni', updated_at: { from: '2026-11-01' } });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove filter Updated' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

const months = Array.from({ length: 12 }, (_, index) => ({ key: String(index + 1), title: `Month ${index + 1}` }));

export const ManyChoices: Story = {
  args: { fields: [{ kind: 'select', key: 'month', label: 'Month', options: () => months }] },
  play: async ({ canvas, args }) => {
    const panel = await openPanel(canvas);
    const month = within(panel).getByRole('combobox', { name: 'Month' });
    await userEvent.click(month);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No matches')).toBeNull());
    await expect(panel).toBeVisible();
    await userEvent.keyboard('12');
    await userEvent.click(await screen.findByRole('option', { name: 'Month 12' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Show results' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ month: '12' });
    await waitFor(() => expect(canvas.getByText('Month 12')).toBeVisible());
  },
};

export const SheetOnPhone: Story = {
  ...onPhone,
  args: { values: some },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter, 2 active' }));
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'draft');
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...some, state: 'draft' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
