import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { Spinner } from './spinner';

const meta = {
  title: 'ui-kit/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Beside words that say what runs. `Button` and `Status` bring their own. Never alone in the middle of a page.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: (args) => (
    <Stack direction="row" gap={2}>
      <Spinner {...args} />
      Checking the address
    </Stack>
  ),
};
