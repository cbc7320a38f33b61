import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark';

const meta = {
  title: 'ui-kit/Wordmark',
  component: Wordmark,
  parameters: {
    docs: {
      description: {
        component: '**When to use.** Once a page: at the head of the navigation or of an auth page, never below 20 px.',
      },
    },
  },
  args: { name: 'Atrium' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
