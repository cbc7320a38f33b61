import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'ui-kit/ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For an upload, an export, a download: work that takes longer than 300 ms and whose amount is known, or will be. What stops it stands beside it. Long work of named steps is a \`StepList\`; a short wait is a busy button.

| Key | What it does |
|---|---|
| Tab | to the cross, where the work can be stopped |
| Enter, Space | on the cross: stops it |`,
      },
    },
  },
  args: { label: 'tenants.xlsx', value: 0.62, text: '62 %, 1,4 MB' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'tenants.xlsx' })).toHaveAttribute(
      'aria-valuetext',
      '62 %, 1,4 MB',
    );
  },
};
export const WithCancel: Story = {
  args: { cancel: { label: 'Cancel the export', onCancel: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the export' }));
    await expect(args.cancel?.onCancel).toHaveBeenCalledOnce();
  },
};
export const EndNotInSight: Story = {
  args: { value: undefined, text: 'Preparing 23 rows', cancel: { label: 'Cancel the export', onCancel: fn() } },
};
export const LongName: Story = {
  args: { label: 'Pogodba o vzdrževanju čebelnjakov in opreme, podpisana kopija, november 2026.pdf' },
};
export const Several: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} label="certificate.p12" text="0 %, 4 KB" value={0} />
      <ProgressBar {...args} />
      <ProgressBar {...args} label="logo.svg" text="100 %, 12 KB" value={1} />
    </Stack>
  ),
};
