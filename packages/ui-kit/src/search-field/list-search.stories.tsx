import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ListSearch } from './list-search';

const meta = {
  title: 'ui-kit/ListSearch',
  component: ListSearch,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Above a list whose search stands in the address: it searches 300 ms after the last key, and follows the address. A \`SearchField\` tells every key.

| Key | What it does |
|---|---|
| typing | searches after a pause |
| Tab | to Clear |
| Enter, Space | on Clear: empties the field and searches at once |`,
      },
    },
  },
  args: {
    label: 'Search',
    placeholder: 'Search by name or URL',
    clearLabel: 'Clear search',
    search: '',
    onSearch: () => undefined,
  },
} satisfies Meta<typeof ListSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

function Searching(args: Story['args']) {
  const [search, setSearch] = useState('');
  return (
    <>
      <ListSearch {...meta.args} {...args} onSearch={setSearch} search={search} />
      <p>Searched for: {search}</p>
    </>
  );
}

export const Empty: Story = {};
export const AfterAPause: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'žni');
    await expect(await canvas.findByText('Searched for: žni')).toBeVisible();
  },
};
