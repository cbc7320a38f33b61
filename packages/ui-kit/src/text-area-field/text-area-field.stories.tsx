import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextAreaField } from './text-area-field';

const meta = {
  title: 'ui-kit/TextAreaField',
  component: TextAreaField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a description or a message of several lines.

| Key | What it does |
|---|---|
| Enter | a new line; it never sends the form |
| Tab | to the next field |`,
      },
    },
  },
  args: { label: 'Description', name: 'description' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { optionalText: 'optional' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Description/ });
    await userEvent.type(field, 'Sells in the north.{Enter}And in the west.');
    await expect(field).toHaveValue('Sells in the north.\nAnd in the west.');
  },
};
export const WithError: Story = { args: { error: 'At most 500 characters.', defaultValue: 'Sells in the north.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Only an owner may change it.' } };
