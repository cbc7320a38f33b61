import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Plus, TriangleAlert } from 'lucide-react';
import { Stack } from '../stack/stack';
import { Icon } from './icon';

const meta = {
  title: 'ui-kit/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Beside a word, in tertiary or secondary colour. Icons come from lucide-react and keep a stroke of 1.5 px at every size. It is hidden from assistive technology: the word says it.',
      },
    },
  },
  args: { icon: Building2 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <Icon icon={Plus} size="s" />
      <Icon icon={Building2} />
      <Icon icon={TriangleAlert} size="l" />
    </Stack>
  ),
};
