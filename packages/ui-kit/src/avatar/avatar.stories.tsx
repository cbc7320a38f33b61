import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta = {
  title: 'ui-kit/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: { component: '**When to use.** Before the name of a person: members, users, the own account.' },
    },
  },
  args: { name: 'Maja Kovač' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
