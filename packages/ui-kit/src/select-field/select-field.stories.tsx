import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './select-field';

const options = [
  { value: 'SI', label: 'Slovenia' },
  { value: 'HR', label: 'Croatia' },
  { value: 'AT', label: 'Austria' },
];

const meta = {
  title: 'ui-kit/SelectField',
  component: SelectField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For one of a known list of up to some dozens: a language, a country. It is the browser's own select, so it works on every phone. Two or three values are a \`SegmentedControl\`.

| Key | What it does |
|---|---|
| ↓ ↑ | the next, the previous value |
| a letter | the next value that begins with it |
| Space, Alt+↓ | opens the list |
| Enter | chooses |
| Esc | closes the list and leaves everything as it was |`,
      },
    },
  },
  args: { label: 'Country', name: 'country', options },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { defaultValue: 'SI' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Austria');
    await expect(canvas.getByRole('combobox')).toHaveValue('AT');
  },
};
export const NothingChosen: Story = { args: { placeholder: 'Choose a country', defaultValue: '' } };
export const WithError: Story = {
  args: { placeholder: 'Choose a country', defaultValue: '', error: 'Choose a country.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'SI', hint: 'Set by the plan.' } };
