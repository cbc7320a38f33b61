import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PhoneField } from './phone-field';

const countries = [
  { value: 'SI', label: 'Slovenia +386', short: 'SI +386' },
  { value: 'HR', label: 'Croatia +385', short: 'HR +385' },
  { value: 'AT', label: 'Austria +43', short: 'AT +43' },
];

const meta = {
  title: 'ui-kit/PhoneField',
  component: PhoneField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a phone number. The value of the country is ISO 3166 alpha-2; the dialling code is only its words.

| Key | What it does |
|---|---|
| ↓ ↑ | in the country: the next, the previous one |
| a letter | in the country: the next one that begins with it |
| Tab | from the country to the number |`,
      },
    },
  },
  args: {
    label: 'Phone',
    countryLabel: 'Country code',
    countries,
    country: { name: 'country_code', value: 'SI', onChange: () => undefined },
    number: { name: 'phone' },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

function ChoosingPhone(props: Story['args']) {
  const [value, setValue] = useState('SI');
  return (
    <PhoneField
      {...meta.args}
      {...props}
      country={{ name: 'country_code', value, onChange: (event) => setValue(event.target.value) }}
    />
  );
}

export const Rest: Story = {
  render: (args) => <ChoosingPhone {...args} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country code'), 'HR');
    await expect(canvas.getByText('HR +385')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '41 234 567');
    await expect(canvas.getByRole('group', { name: 'Phone' })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Enter a phone number.' } };
export const WithHint: Story = { args: { hint: 'For questions about the set-up.', optionalText: 'optional' } };
