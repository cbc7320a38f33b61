import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, LogOut, Shield, Users } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { NavigationAction, NavigationGroup, NavigationItem } from './navigation-item';

const meta = {
  title: 'ui-kit/NavigationItem',
  component: NavigationItem,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a page of the side navigation; one is the current one. What goes nowhere, like Log out, is a \`NavigationAction\`; what only some may open stands in a \`NavigationGroup\`.

| Key | What it does |
|---|---|
| Tab | through the items; in the rail each shows its name |
| Enter | goes to the page, does the action |`,
      },
    },
  },
  args: { href: '#tenants', icon: Building2, label: 'Licenses' },
} satisfies Meta<typeof NavigationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Licenses' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Group: Story = {
  render: () => (
    <NavigationGroup label="Back office">
      <NavigationItem href="#roles" icon={Shield} label="Roles" />
      <NavigationItem href="#users" icon={Users} label="Users" />
    </NavigationGroup>
  ),
};

const logOut = fn();

export const Action: Story = {
  render: () => <NavigationAction icon={LogOut} label="Log out" onPress={logOut} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalled();
  },
};
