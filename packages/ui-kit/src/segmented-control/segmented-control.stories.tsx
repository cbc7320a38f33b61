import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control';

const meta = {
  title: 'ui-kit/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For two or three exclusive short values that take effect at once: monthly or yearly. More values are a \`SelectField\`.

| Key | What it does |
|---|---|
| Tab | to the chosen value |
| → ↓, ← ↑ | chooses the next, the previous value |`,
      },
    },
  },
  args: {
    label: 'Billing cycle',
    value: 'yearly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
    onChange: () => undefined,
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: Story['args']) {
  const [value, setValue] = useState('yearly');
  return <SegmentedControl {...meta.args} {...args} onChange={setValue} value={value} />;
}

export const Cycle: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Monthly'));
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};
