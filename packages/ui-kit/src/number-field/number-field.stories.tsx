import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './number-field';
import type { NumberFieldProps } from './number-field';

const meta = {
  title: 'ui-kit/NumberField',
  component: NumberField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a number that is typed: a max weight, a port, an amount. A count of a few that is changed by one is a \`QuantityField\`. What only looks like a number (a tax number, a post code) is a \`TextField\`.

Comma and point are both the decimal sign. A number out of bounds stays and says so; nothing is changed behind one's back.

| Key | What it does |
|---|---|
| ↑, ↓ | one step more, one step less, within the bounds |
| Enter | takes what was typed |`,
      },
    },
  },
  args: {
    label: 'Max weight',
    name: 'max_weight',
    value: 31.5,
    onChange: fn(),
    unit: 'kg',
    decimals: 2,
    min: 0.5,
    max: 40,
    step: 0.5,
    texts: {
      invalid: 'Enter a number with at most two decimals.',
      tooSmall: 'At least 0,5 kg.',
      tooLarge: 'At most 40 kg.',
    },
  },
  render: (args) => <Filling {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filling(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number | string) => {
    props.onChange(next);
    setValue(next);
  };
  return <NumberField {...props} onChange={change} value={value} />;
}

export const WithUnit: Story = {};
export const Empty: Story = { args: { value: '', placeholder: '31,5' } };

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Max weight' });
    await userEvent.clear(input);
    await userEvent.type(input, '12.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await expect(input).toHaveValue('12,5');
  },
};

export const ByArrowKeys: Story = {
  args: { value: 39 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Max weight' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('39,5');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(39.5);
  },
};

export const NoNumber: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Max weight' });
    await userEvent.clear(input);
    await userEvent.type(input, 'about ten');
    await userEvent.tab();
    await expect(input).toHaveValue('about ten');
    await expect(input).toHaveAccessibleDescription('Enter a number with at most two decimals.');
    await expect(args.onChange).toHaveBeenLastCalledWith('about ten');
  },
};

export const OutOfBounds: Story = { args: { value: 52 } };
export const WholeNumber: Story = {
  args: { label: 'Port', name: 'port', value: 5432, unit: undefined, decimals: 0, min: 1, max: 65_535, step: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveAttribute('inputmode', 'numeric');
  },
};
export const WithError: Story = { args: { error: 'GLS takes parcels up to 31,5 kg.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Set by the carrier.' } };
