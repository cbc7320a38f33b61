import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordStrength } from './password-strength';

const rules = [
  { id: 'length', text: 'At least 6 characters', met: true },
  { id: 'letter', text: 'A letter', met: true },
  { id: 'number', text: 'A number', met: true },
  { id: 'symbol', text: 'A symbol, !@#$%^&*?-=+_', met: false },
];

const meta = {
  title: 'ui-kit/PasswordStrength',
  component: PasswordStrength,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Inside the `PasswordField` of a new password. The rules come from the validators; the strength is a word and four bars.',
      },
    },
  },
  args: { label: 'Password strength', score: 2, word: 'Fair', rules, metText: 'met', unmetText: 'not met' },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { score: 0, word: '', rules: rules.map((rule) => ({ ...rule, met: false })) } };
export const Weak: Story = { args: { score: 1, word: 'Weak' } };
export const Fair: Story = {};
export const Good: Story = { args: { score: 3, word: 'Good', rules: rules.map((rule) => ({ ...rule, met: true })) } };
export const Strong: Story = {
  args: { score: 4, word: 'Strong', rules: rules.map((rule) => ({ ...rule, met: true })) },
};
