import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { countries, useCountries } from './countries.fixture';
import { MultiSelectField } from './multi-select-field';
import type { MultiSelectFieldProps } from './multi-select-field';
import { selectTexts } from './select-texts.fixture';

const meta = {
  title: 'ui-kit/MultiSelectField',
  component: MultiSelectField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For several of many options that the service finds: members, countries of delivery. The list stays open while several are picked. Up to about six known values are \`Checkbox\`es.

| Key | What it does |
|---|---|
| typing | opens the list and searches |
| ↓, ↑, Enter | marks an option; adds it or takes it away |
| Backspace | in the empty field: takes the last one away |
| ← | at the start of the field: to the chosen ones |
| Backspace, Delete | on a chosen one: takes it away |
| Esc | closes the list; once more clears the field |`,
      },
    },
  },
  args: {
    label: 'Countries of delivery',
    name: 'countries',
    placeholder: 'Choose countries',
    value: ['SI', 'HR'],
    selectedOptions: countries.filter(({ key }) => key === 'SI' || key === 'HR'),
    onChange: fn(),
    onSearch: fn(),
    source: { options: countries, error: null, isFetching: false, hasMore: false, more: fn(), retry: fn() },
    texts: {
      ...selectTexts,
      open: 'Show countries',
      clear: 'Clear countries',
      empty: 'Nothing found',
      failed: 'The countries could not be loaded.',
      found: (shown) => `${shown} countries`,
      remove: (label) => `Remove ${label}`,
      chosen: 'Chosen countries',
      chipHelp: 'Press Backspace or Delete to remove',
    },
  },
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

function ChoosingCountries(props: MultiSelectFieldProps) {
  const [value, setValue] = useState<readonly string[]>(props.value);
  const [search, setSearch] = useState('');
  const choose = (keys: string[]) => {
    props.onChange(keys);
    setValue(keys);
  };
  return (
    <MultiSelectField {...props} onChange={choose} onSearch={setSearch} source={useCountries(search)} value={value} />
  );
}

const choosing: Story['render'] = (args) => <ChoosingCountries {...args} />;

export const Chosen: Story = { render: choosing };
export const NothingChosen: Story = { render: choosing, args: { value: [] } };

export const AddedAndRemoved: Story = {
  render: choosing,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Countries of delivery' });
    await userEvent.type(input, 'aus');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['SI', 'HR', 'AT']));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Countries of delivery' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Slovenia' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['HR', 'AT']);
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['HR']));
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]));
  },
};

export const ManyChosen: Story = {
  render: choosing,
  args: { value: countries.slice(0, 14).map(({ key }) => key), selectedOptions: countries },
};
export const WithError: Story = { render: choosing, args: { error: 'Choose at most one.' } };
export const Disabled: Story = { render: choosing, args: { disabled: true } };
