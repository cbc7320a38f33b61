import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/text-field';
import { Stack } from './stack';

const meta = {
  title: 'ui-kit/Stack',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** To set things under or beside each other with an even gap of the 4 px scale, so that no screen needs styles of its own for it.',
      },
    },
  },
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  args: {
    gap: 5,
    children: (
      <>
        <TextField label="Full name" name="full_name" />
        <TextField label="E-mail" name="email" />
      </>
    ),
  },
};

export const Row: Story = {
  args: { direction: 'row', gap: 2, children: [<span key="a">Active</span>, <span key="b">Yearly</span>] },
};
