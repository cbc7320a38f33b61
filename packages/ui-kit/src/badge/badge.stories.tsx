import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleMinus, CircleX, Info, TriangleAlert } from 'lucide-react';
import { Stack } from '../stack/stack';
import { Badge } from './badge';

const meta = {
  title: 'ui-kit/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Beside a title, for a state or a plan. In rows use `Status`. A state has its icon.',
      },
    },
  },
  args: { children: 'Yearly' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Badge icon={CircleCheck} tone="success">
        Active
      </Badge>
      <Badge icon={CircleMinus}>Inactive</Badge>
      <Badge icon={TriangleAlert} tone="warning">
        Incomplete
      </Badge>
      <Badge icon={CircleX} tone="danger">
        Not working
      </Badge>
      <Badge icon={Info} tone="info">
        New
      </Badge>
      <Badge tone="accent">Yearly</Badge>
      <Badge>14</Badge>
    </Stack>
  ),
};
