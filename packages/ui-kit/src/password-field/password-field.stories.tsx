import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../text-link/text-link';
import { PasswordField } from './password-field';

const meta = {
  title: 'ui-kit/PasswordField',
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For every password: the own one, a database, a courier. \`autoComplete\` is \`current-password\` or \`new-password\`. A new password has a \`PasswordStrength\` inside.

| Key | What it does |
|---|---|
| Tab | from the field to Show |
| Enter, Space | on Show: shows the password, once more hides it |`,
      },
    },
  },
  args: {
    label: 'Password',
    name: 'password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { labelEnd: <TextLink href="#reset">Forgot password?</TextLink> } };
export const WithError: Story = {
  args: { defaultValue: 'cvetje7', error: 'The password confirmation does not match.' },
};

export const ShowAndHide: Story = {
  args: { defaultValue: 'cvetje77' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
