import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyButton } from './copy-button';

const meta = {
  title: 'ui-kit/CopyButton',
  component: CopyButton,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a reference id or a technical detail that someone sends to support.

| Key | What it does |
|---|---|
| Enter, Space | copies; that it is done is said |`,
      },
    },
  },
  args: { value: 'AT-7F3K-92QD', label: 'Copy reference', copiedText: 'Copied' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /Copy reference/ }));
    await expect(write).toHaveBeenLastCalledWith('AT-7F3K-92QD');
    await expect(await canvas.findByText('Copied')).toHaveRole('status');
  },
};
