import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field';

const meta = {
  title: 'ui-kit/TextAreaField',
  component: TextAreaField,
  parameters: {
    docs: { description: { component: '**When to use.** For a description or a message of several lines.' } },
  },
  args: { label: 'Description', name: 'description' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { optionalText: 'optional' } };
export const WithError: Story = { args: { error: 'At most 500 characters.', defaultValue: 'Sells in the north.' } };
