import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from './loading-screen';

const meta = {
  title: 'ui-kit/LoadingScreen',
  component: LoadingScreen,
  parameters: {
    docs: {
      description: { component: '**When to use.** Until the first check of the session ends, and nowhere else.' },
    },
    layout: 'fullscreen',
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
