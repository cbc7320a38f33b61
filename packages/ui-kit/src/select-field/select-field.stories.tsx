import type { Meta, StoryObj } from '@storybook/react-vite';
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
        component:
          "**When to use.** For one of a known list of up to some dozens: a language, a country. It is the browser's own select, so it works on every phone. Two or three values are a `SegmentedControl`.",
      },
    },
  },
  args: { label: 'Country', name: 'country', options },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { defaultValue: 'SI' } };
export const NothingChosen: Story = { args: { placeholder: 'Choose a country', defaultValue: '' } };
export const WithError: Story = {
  args: { placeholder: 'Choose a country', defaultValue: '', error: 'Choose a country.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'SI', hint: 'Set by the plan.' } };
