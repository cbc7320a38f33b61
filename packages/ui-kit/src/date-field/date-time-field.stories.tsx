import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../phone.fixture';
import { DateTimeField } from './date-time-field';
import type { DateTimeFieldProps } from './date-time-field';

const meta = {
  title: 'ui-kit/DateTimeField',
  component: DateTimeField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a day and a time: when a document is sent, when a maintenance begins. A day alone is a \`DateField\`.

The value is \`YYYY-MM-DD HH:mm:ss\`, shown as \`DD.MM.YYYY, HH:mm\`: the wall clock, without a time zone. The keys are those of \`DateField\`; in the calendar Tab goes on to the time and to Done.`,
      },
    },
  },
  args: {
    label: 'Sent at',
    name: 'sent_at',
    value: '2026-11-21 10:42:00',
    onChange: fn(),
    language: 'en',
    today: '2026-11-12',
    placeholder: 'DD.MM.YYYY, HH:mm',
    texts: {
      months: 'Months',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'today',
      choose: 'Choose date and time',
      clear: 'Clear sent at',
      close: 'Close',
      invalid: 'Enter date and time as DD.MM.YYYY, HH:mm.',
      time: 'Time',
      done: 'Done',
    },
  },
  render: (args) => <Filling {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filling(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <DateTimeField {...props} onChange={change} value={value} />;
}

export const Empty: Story = { args: { value: '' } };

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Sent at' })).toHaveValue('21.11.2026, 10:42');
  },
};

export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Sent at' });
    await userEvent.type(input, '1.3.2026 9:05{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01 09:05:00');
    await expect(input).toHaveValue('01.03.2026, 09:05');
  },
};

async function chooseDayAndTime(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose date and time' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Monday, November 23, 2026' }));
  const time = screen.getByRole('textbox', { name: 'Time' });
  await userEvent.clear(time);
  await userEvent.type(time, '905');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await chooseDayAndTime(canvas);
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-23 10:42:00');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23 09:05:00');
  },
};

export const ChosenOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, args }) => {
    await chooseDayAndTime(canvas);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23 09:05:00');
  },
};

export const WithError: Story = { args: { value: '21.11.2026, 25:00' } };
