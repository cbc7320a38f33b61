import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from './search-field';

const meta = {
  title: 'ui-kit/SearchField',
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Where something is searched with every key. The placeholder says what is searched. Above a list: \`ListSearch\`.

| Key | What it does |
|---|---|
| typing | searches |
| Tab | to Clear |
| Enter, Space | on Clear: empties the field |`,
      },
    },
  },
  args: {
    label: 'Search',
    placeholder: 'Search by name or URL',
    clearLabel: 'Clear search',
    value: '',
    onChange: () => undefined,
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Searching(args: Story['args']) {
  const [value, setValue] = useState('');
  return <SearchField {...meta.args} {...args} onChange={setValue} value={value} />;
}

export const Empty: Story = {};
export const TypeAndClear: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'žni');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
  },
};
