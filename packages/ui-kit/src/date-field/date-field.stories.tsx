import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../phone.fixture';
import { DateField } from './date-field';
import type { DateFieldProps } from './date-field';

const meta = {
  title: 'ui-kit/DateField',
  component: DateField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a day: validity of a premise, from and to of a filter. It can be typed (\`21.11.2026\`, \`1. 3. 2026\`, \`21112026\`) or chosen. A day and a time are a \`DateTimeField\`.

The value is \`YYYY-MM-DD 00:00:00\`, with \`dayOnly\` \`YYYY-MM-DD\`. Typed text that is no date stays and is the value, so the form's schema refuses it too.

| Key | What it does |
|---|---|
| Enter | in the text: takes what was typed |
| Tab | to the cross, then to the calendar's button |
| Enter, Space | on the button: opens the calendar at the chosen day; the keys inside are those of \`Calendar\` |
| Esc | closes the calendar, the focus goes back to its button |`,
      },
    },
  },
  args: {
    label: 'Valid from',
    name: 'valid_from',
    value: '',
    onChange: fn(),
    language: 'en',
    today: '2026-11-12',
    placeholder: 'DD.MM.YYYY',
    texts: {
      months: 'Months',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'today',
      choose: 'Choose a date',
      clear: 'Clear valid from',
      close: 'Close',
      invalid: 'Enter the date as DD.MM.YYYY.',
      tooEarly: 'Choose 09.11.2026 or later.',
      tooLate: 'Choose 27.11.2026 or earlier.',
    },
  },
  render: (args) => <Filling {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filling(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <DateField {...props} onChange={change} value={value} />;
}

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-11-21 00:00:00' } };

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valid from' });
    await userEvent.type(input, '1. 3. 2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01 00:00:00');
    await expect(input).toHaveValue('01.03.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear valid from' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
  },
};

export const TypedIsNoDate: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valid from' });
    await userEvent.type(input, '29.02.2026');
    await userEvent.tab();
    await expect(input).toHaveValue('29.02.2026');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter the date as DD.MM.YYYY.');
    await expect(args.onChange).toHaveBeenLastCalledWith('29.02.2026');
    await userEvent.type(input, '{Backspace}8{Enter}');
    await expect(input).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-02-29 00:00:00');
  },
};

export const ChosenByKeyboard: Story = {
  args: { value: '2026-11-21', dayOnly: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Choose a date' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saturday, November 21, 2026' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('28.11.2026');
  },
};

export const OutOfBounds: Story = {
  args: { min: '2026-11-09', max: '2026-11-27', value: '2026-11-28 00:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Choose 27.11.2026 or earlier.');
  },
};

export const SheetOnPhone: Story = {
  ...onPhone,
  args: { value: '2026-11-21', dayOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
  },
};

export const WithError: Story = { args: { error: 'Say from when the premise is valid.' } };
export const Disabled: Story = {
  args: { disabled: true, value: '2026-11-21 00:00:00', hint: 'Set when the premise was registered.' },
};
