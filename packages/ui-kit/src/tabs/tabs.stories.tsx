import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './tabs';

const tabs = [
  { id: 'members', label: 'Members', count: 6, panel: 'Six people have this role.' },
  { id: 'permissions', label: 'Permissions', count: 14, panel: 'Fourteen permissions.' },
  { id: 'activity', label: 'Activity', panel: 'Changed yesterday.' },
];

const meta = {
  title: 'ui-kit/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For parts of one page that are looked at one at a time. The chosen tab belongs into the address. Pages of their own are links in the navigation.

| Key | What it does |
|---|---|
| Tab | to the chosen tab, then into its part of the page |
| ← → | the next, the previous tab |
| Home, End | the first, the last tab |
| Enter, Space | chooses it |`,
      },
    },
  },
  args: { label: 'Role', tabs, value: 'members', onChange: () => undefined },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: Story['args']) {
  const [value, setValue] = useState('members');
  return <Tabs {...meta.args} {...args} onChange={setValue} value={value} />;
}

export const ByKeyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Members/ }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: /Permissions/ })).toHaveTextContent('Fourteen permissions.');
  },
};
