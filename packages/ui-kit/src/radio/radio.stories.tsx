import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Radio } from './radio';

const meta = {
  title: 'ui-kit/Radio',
  component: Radio,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Inside a label of its own, where each choice opens more than a line: ways to pay. Plans are \`RadioCard\`s, short values a \`SegmentedControl\`.

| Key | What it does |
|---|---|
| Tab | to the chosen one |
| ↓ →, ↑ ← | chooses the next, the previous one |
| Space | chooses it, when none is chosen yet |`,
      },
    },
  },
  args: { 'aria-label': 'Bank transfer', name: 'way' },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank transfer' }));
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
