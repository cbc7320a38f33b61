import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArchMeter } from './arch-meter';

const meta = {
  title: 'ui-kit/ArchMeter',
  component: ArchMeter,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Beside the title of the creation of a company CRM. The outermost arch is the first step. It repeats in a picture what the `StepList` says in words.',
      },
    },
  },
  args: { steps: ['done', 'done', 'done', 'running', 'waiting', 'waiting', 'waiting'] },
} satisfies Meta<typeof ArchMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Failed: Story = {
  args: { steps: ['done', 'done', 'failed', 'waiting', 'waiting', 'waiting', 'waiting'] },
};
export const Done: Story = { args: { steps: ['done', 'done', 'done', 'done', 'done', 'done', 'done'] } };
export const FewSteps: Story = { args: { steps: ['done', 'running', 'waiting'] } };
