import { likelyCountries, listCountries } from '@atrium/validators/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PhoneField } from './phone-field';
import { selectTexts } from '../search-select/select-texts.fixture';

const countries = listCountries('en', { first: likelyCountries }).map(({ code, name, diallingCode }) => ({
  value: code,
  label: `${name} +${diallingCode}`,
  short: `${code} +${diallingCode}`,
}));

const meta = {
  title: 'ui-kit/PhoneField',
  component: PhoneField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a phone number. The value of the country is ISO 3166 alpha-2; the dialling code is only its words. The countries are searched by name or dialling code.

| Key | What it does |
|---|---|
| typing | in the country: opens the list and searches |
| ↓ ↑ | in the country: opens the list; the next, the previous one |
| Enter | chooses the marked country |
| Tab | from the country to the number |`,
      },
    },
  },
  args: {
    label: 'Phone',
    countryLabel: 'Country code',
    countryTexts: selectTexts,
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
    await userEvent.click(canvas.getByLabelText('Country code'));
    await userEvent.keyboard('385');
    await userEvent.click(await screen.findByRole('option', { name: 'Croatia +385' }));
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveValue('HR +385');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '41 234 567');
    await expect(canvas.getByRole('group', { name: 'Phone' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const FewCountries: Story = {
  args: { countries: countries.slice(0, 3) },
  render: (args) => <ChoosingPhone {...args} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country code'), 'HR');
    await expect(canvas.getByText('HR +385')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Enter a phone number.' } };
export const WithHint: Story = { args: { hint: 'For questions about the set-up.', optionalText: 'optional' } };
