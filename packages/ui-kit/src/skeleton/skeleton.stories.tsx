import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { Skeleton } from './skeleton';

const meta = {
  title: 'ui-kit/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** On the first load only, in the shape of what will come. While something is loaded again the old content stays.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton shape="note" width="third" />
      <Skeleton shape="control" width="full" />
      <Skeleton shape="tile" />
      <Skeleton shape="circle" />
      <Skeleton shape="square" />
    </Stack>
  ),
};
