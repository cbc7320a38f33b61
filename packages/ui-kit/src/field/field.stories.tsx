import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './field';
import { InputShell } from './input-shell';

const meta = {
  title: 'ui-kit/Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For a control that has no field of its own yet: a file upload, a combination of two inputs. For text, passwords, phones and lists use the ready fields.',
      },
    },
  },
  args: {
    label: 'Certificate',
    hint: 'A file that ends in .p12',
    children: (control) => (
      <InputShell>
        <input {...control} className="a-input__control" />
      </InputShell>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Certificate')).toHaveAccessibleDescription('A file that ends in .p12');
  },
};
export const WithError: Story = {
  args: { error: 'The certificate and password combination is incorrect.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Certificate')).toBeInvalid();
  },
};
export const Optional: Story = { args: { optionalText: 'optional' } };
