import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { countries, useCountries } from './countries.fixture';
import { SearchSelectField } from './search-select-field';
import type { SearchSelectFieldProps } from './search-select-field';
import { DoAndDont } from '../do-and-dont.fixture';
import { Field } from '../field/field';
import { PlainSelect } from '../select-field/plain-select';
import { selectTexts } from './select-texts.fixture';

const never = { options: undefined, error: null, isFetching: true, hasMore: false, more: fn(), retry: fn() };

const meta = {
  title: 'ui-kit/SearchSelectField',
  component: SearchSelectField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For one of many options that the service finds: a customer, a user, a country. Ten at a time, ten more within 15 px of the end, a search 300 ms after the last key. A known list is a \`SelectField\`, which searches in the same way where it is long; several of many are a \`MultiSelectField\`.

The \`source\` is what \`useOptions\` of \`@atrium/api-client/react\` returns, \`selectedOptions\` what \`useSelectedOptions\` returns. The value is the option's key, empty for none.

| Key | What it does |
|---|---|
| typing | opens the list and searches |
| ↓, ↑ | opens the list; the next, the previous option |
| Enter | chooses the marked option |
| Esc | closes the list; once more clears the field |
| Tab | from the list to Retry after a failure |`,
      },
    },
  },
  args: {
    label: 'Country',
    name: 'country',
    placeholder: 'Choose a country',
    value: '',
    onChange: fn(),
    onSearch: fn(),
    source: never,
    texts: {
      ...selectTexts,
      open: 'Show countries',
      clear: 'Clear country',
      empty: 'Nothing found',
      failed: 'The countries could not be loaded.',
      found: (shown) => `${shown} countries`,
    },
  },
} satisfies Meta<typeof SearchSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

interface ChoosingProps extends SearchSelectFieldProps {
  failures?: number;
}

function ChoosingCountry({ failures = 0, ...props }: ChoosingProps) {
  const [value, setValue] = useState(props.value);
  const [search, setSearch] = useState('');
  const choose = (key: string) => {
    props.onChange(key);
    setValue(key);
  };
  const source = useCountries(search, { failures });
  return <SearchSelectField {...props} onChange={choose} onSearch={setSearch} source={source} value={value} />;
}

const choosing: Story['render'] = (args) => <ChoosingCountry {...args} />;

const options = () => screen.findAllByRole('option');

async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
  await screen.findByRole('listbox', { name: 'Country' });
  return canvas.getByRole('combobox', { name: 'Country' });
}

export const Rest: Story = { render: choosing };

export const TenMoreOnScroll: Story = {
  render: choosing,
  play: async ({ canvas }) => {
    await open(canvas);
    await waitFor(async () => expect(await options()).toHaveLength(10));
    await waitFor(() => expect(screen.getByText('10 of 27, scroll for more')).toBeVisible());
    const list = screen.getByRole('listbox');
    const end = () => list.scrollHeight - list.clientHeight;
    list.scrollTop = end() - 16;
    await fireEvent.scroll(list);
    await expect(await options()).toHaveLength(10);
    list.scrollTop = end() - 15;
    await fireEvent.scroll(list);
    await waitFor(async () => expect(await options()).toHaveLength(20));
    list.scrollTop = end();
    await waitFor(async () => expect(await options()).toHaveLength(27));
    await waitFor(() => expect(screen.queryByText(/scroll for more/)).toBeNull());
  },
};

export const FoundByTyping: Story = {
  render: choosing,
  play: async ({ canvas, args }) => {
    const input = await open(canvas);
    await userEvent.type(input, 'slov');
    await waitFor(async () => expect(await options()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('SI'));
    await expect(input).toHaveValue('Slovenia');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  render: choosing,
  play: async ({ canvas }) => {
    await userEvent.type(await open(canvas), 'xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

export const ChosenNotAmongTheLoaded: Story = {
  render: choosing,
  args: { value: 'SI', selectedOptions: countries.filter(({ key }) => key === 'SI') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Slovenia');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear country' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  },
};

export const ChosenAnew: Story = {
  render: choosing,
  args: { value: 'SI', selectedOptions: countries.filter(({ key }) => key === 'SI') },
  play: async ({ canvas, args }) => {
    const input = await open(canvas);
    await userEvent.keyboard('cro');
    await expect(input).toHaveValue('cro');
    await waitFor(async () => expect(await options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('HR'));
    await expect(input).toHaveValue('Croatia');
  },
};

export const EnterBeforeTheSearch: Story = {
  render: choosing,
  play: async ({ canvas, args }) => {
    const input = await open(canvas);
    await waitFor(async () => expect(await options()).toHaveLength(10));
    await userEvent.keyboard('croa{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(async () => expect(await options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('HR');
    await expect(input).toHaveValue('Croatia');
  },
};

export const LeftWithoutChoosing: Story = {
  render: choosing,
  args: { value: 'SI', selectedOptions: countries.filter(({ key }) => key === 'SI') },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('cro{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Slovenia'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
  },
};

export const FailedThenRetried: Story = {
  render: (args) => <ChoosingCountry {...args} failures={1} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await waitFor(() => expect(screen.getByText('The countries could not be loaded.')).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await options()).toHaveLength(10));
  },
};

export const WithError: Story = { render: choosing, args: { error: 'Choose a country.' } };
export const Disabled: Story = {
  render: choosing,
  args: {
    disabled: true,
    value: 'SI',
    selectedOptions: countries.filter(({ key }) => key === 'SI'),
    hint: 'Set by the VAT number.',
  },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: <ChoosingCountry {...meta.args} label="Country" name="country-good" />,
            why: 'Many values from the service: ten at a time, and a search after 300 ms.',
          },
          bad: {
            example: (
              <Field id="country-bad" label="Country">
                {(control) => (
                  <PlainSelect
                    {...control}
                    options={countries.map(({ key, label = key }) => ({ value: key, label }))}
                  />
                )}
              </Field>
            ),
            why: 'A plain list of every country takes long to scroll, above all on a phone.',
          },
        },
      ]}
    />
  ),
};
