import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserBadge } from './user-badge';

const meta = {
  title: 'ui-kit/UserBadge',
  component: UserBadge,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Once, at the foot of the side navigation: who is signed in, with the position or, without one, the e-mail. It leads to the own settings.

| Key | What it does |
|---|---|
| Enter | opens the settings |`,
      },
    },
  },
  args: { name: 'Maja Kovač', detail: 'Head of operations', href: '#settings', label: 'Settings' },
} satisfies Meta<typeof UserBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPosition: Story = {};
export const WithEmail: Story = { args: { detail: 'maja.kovac@znidarsic.example' } };
