import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Spinner } from '../spinner/spinner';
import { TextLink } from '../text-link/text-link';
import { TextField } from './text-field';

const meta = {
  title: 'ui-kit/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For one line of text. Give the right \`type\`, \`inputMode\` and \`autoComplete\`. The error says what is wrong and what to do; it is shown when the field is left, and on change after that.

| Key | What it does |
|---|---|
| typing | as everywhere |
| Enter | sends the form |
| Tab | to what stands in the hint or the error, then to the next field |`,
      },
    },
  },
  args: { label: 'E-mail', name: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { placeholder: 'name@company.si', hint: 'We send the activation here.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAccessibleDescription('We send the activation here.');
    await userEvent.type(field, 'maja');
    await expect(field).toHaveValue('maja');
    await userEvent.clear(field);
  },
};
export const Filled: Story = { args: { defaultValue: 'maja.kovac@znidarsic.example', required: true } };
export const WithError: Story = {
  args: {
    defaultValue: 'maja.kovac@znidarsic.example',
    error: (
      <>
        This address is already registered. <TextLink href="#login">Log in</TextLink> or{' '}
        <TextLink href="#reset">reset the password</TextLink>.
      </>
    ),
  },
};
export const Checked: Story = {
  args: { label: 'Application URL', name: 'url', defaultValue: 'znidarsic', suffix: '.crm.example', success: 'Free' },
};
export const Checking: Story = {
  args: {
    label: 'Application URL',
    name: 'url',
    defaultValue: 'sustar',
    suffix: <Spinner />,
    hint: 'Checking the address',
  },
};
export const WithIcon: Story = { args: { icon: Search, label: 'Find a customer', name: 'find' } };
export const Disabled: Story = {
  args: { label: 'Post', name: 'post', disabled: true, defaultValue: 'Not available', hint: 'Choose a country first.' },
};
export const ReadOnly: Story = {
  args: { label: 'VAT number', name: 'vat', readOnly: true, defaultValue: 'SI12345679', optionalText: 'optional' },
};
