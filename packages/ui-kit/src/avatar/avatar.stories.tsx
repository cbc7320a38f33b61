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

export const Large: Story = { args: { size: 'xl' } };

const mountain =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23fef9ee' d='M0 0h8v8H0z'/%3E%3Cpath fill='%239fc2c2' d='m0 7 3-5 5 6H0z'/%3E%3C/svg%3E";

export const Picture: Story = { args: { picture: mountain } };
