import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './mark';

const meta = {
  title: 'ui-kit/Mark',
  component: Mark,
  parameters: {
    docs: {
      description: {
        component: '**When to use.** Where the wordmark does not fit: in the rail and on the loading screen.',
      },
    },
  },
  args: { name: 'Atrium' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
