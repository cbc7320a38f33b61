import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { QuantityField } from './quantity-field';

const meta = {
  title: 'ui-kit/QuantityField',
  component: QuantityField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For counts of licences, modules and assets. The buttons do not go below what is in use, and say so; what is typed is judged by the form.

| Key | What it does |
|---|---|
| Tab | minus, number, plus |
| Enter, Space | on minus and plus: one less, one more |
| digits | in the number; taken at once |
| ↑, ↓ | in the number: one more, one less |`,
      },
    },
  },
  args: {
    label: 'Licences',
    value: 6,
    min: 6,
    onChange: () => undefined,
    decreaseLabel: 'One licence less',
    increaseLabel: 'One licence more',
    minReason: '6 licences are in use',
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Counting(args: Story['args']) {
  const [value, setValue] = useState<number | null>(6);
  return <QuantityField {...meta.args} {...args} onChange={setValue} value={value} />;
}

export const Counted: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('Licences');
    await userEvent.click(canvas.getByRole('button', { name: 'One licence more' }));
    await expect(number).toHaveValue('7');
    await userEvent.clear(number);
    await userEvent.type(number, '2');
    await expect(number).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'One licence more' }));
    await expect(number).toHaveValue('6');
  },
};
export const WithError: Story = { args: { error: 'At least 6: that many are in use.' } };
