import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  title: 'ui-kit/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** In place of what could not be loaded. Says what failed and that nothing was lost, offers Retry, and shows the reference id where the service gave one.

| Key | What it does |
|---|---|
| Tab | to Retry and to Copy |
| Enter, Space | presses it; while it retries the focus stays |`,
      },
    },
  },
  args: {
    title: 'The tenants could not be loaded',
    children: 'The service did not answer within 15 seconds. Nothing of yours was changed.',
    retry: { label: 'Retry', onRetry: fn() },
    reference: { value: 'AT-5C2M-81KD', copyLabel: 'Copy reference', copiedText: 'Copied' },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('AT-5C2M-81KD');
  },
};
export const Retrying: Story = { args: { retry: { label: 'Trying again', onRetry: fn(), busy: true } } };
export const NothingToRetry: Story = {
  args: {
    title: 'This tenant does not exist',
    children: 'It may have been closed.',
    retry: undefined,
    reference: undefined,
  },
};
