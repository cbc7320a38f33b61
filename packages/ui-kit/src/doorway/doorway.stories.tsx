import type { Meta, StoryObj } from '@storybook/react-vite';
import { Doorway } from './doorway';

const meta = {
  title: 'ui-kit/Doorway',
  component: Doorway,
  parameters: {
    docs: {
      description: { component: '**When to use.** Only in the empty state "nothing yet". `EmptyState` draws it.' },
    },
  },
} satisfies Meta<typeof Doorway>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
