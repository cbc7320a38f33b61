import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button';

const meta = {
  title: 'ui-kit/CopyButton',
  component: CopyButton,
  parameters: {
    docs: {
      description: {
        component: '**When to use.** For a reference id or a technical detail that someone sends to support.',
      },
    },
  },
  args: { value: 'AT-7F3K-92QD', label: 'Copy reference', copiedText: 'Copied' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
