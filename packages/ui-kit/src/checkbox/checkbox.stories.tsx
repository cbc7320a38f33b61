import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../text-link/text-link';
import { Checkbox } from './checkbox';

const meta = {
  title: 'ui-kit/Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a yes or no that is sent with a form: accepting terms. What takes effect at once is a \`Switch\`.

| Key | What it does |
|---|---|
| Space | ticks or unticks |
| Tab | to the next field; a link in the label comes after the box |`,
      },
    },
  },
  args: { label: 'Separate sender', name: 'sender' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Separate sender'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Parcels then show another address.' } };
export const WithError: Story = {
  args: {
    name: 'terms',
    label: (
      <>
        I accept the <TextLink href="#terms">terms of use</TextLink>
      </>
    ),
    error: 'Please accept the terms to continue.',
    required: true,
  },
};
export const Some: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { disabled: true } };
