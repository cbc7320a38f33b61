import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Calendar } from './calendar';
import type { CalendarProps } from './calendar';

const meta = {
  title: 'ui-kit/Calendar',
  component: Calendar,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Inside \`DateField\` and \`DateTimeField\`, which open it. Alone only where a month must always be in sight. Loaded by itself it weighs 18 KB, so import it lazily.

| Key | What it does |
|---|---|
| ←, → | the day before, the day after |
| ↑, ↓ | the same weekday a week before, a week after |
| Home, End | Monday, Sunday of the week |
| Page Up, Page Down | the month before, the month after |
| Shift + Page Up, Page Down | the year before, the year after |
| Enter, Space | chooses the day |`,
      },
    },
  },
  args: {
    value: '2026-11-21',
    today: '2026-11-12',
    onChange: fn(),
    language: 'en',
    texts: { months: 'Months', previousMonth: 'Previous month', nextMonth: 'Next month', today: 'today' },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  const choose = (day: string) => {
    props.onChange(day);
    setValue(day);
  };
  return <Calendar {...props} onChange={choose} value={value} />;
}

export const ByKeyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args }) => {
    const day = (name: string) => canvas.getByRole('button', { name });
    const at = (name: string) => waitFor(() => expect(day(name)).toHaveFocus());
    await at('Saturday, November 21, 2026');
    await userEvent.keyboard('{ArrowRight}');
    await at('Sunday, November 22, 2026');
    await userEvent.keyboard('{ArrowUp}');
    await at('Sunday, November 15, 2026');
    await userEvent.keyboard('{Home}');
    await at('Monday, November 9, 2026');
    await userEvent.keyboard('{End}');
    await at('Sunday, November 15, 2026');
    await userEvent.keyboard('{PageDown}');
    await at('Tuesday, December 15, 2026');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await at('Thursday, October 15, 2026');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await at('Friday, October 15, 2027');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-10-15');
  },
};

export const NothingChosen: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Thursday, November 12, 2026, today' })).toHaveFocus(),
    );
  },
};

export const Slovenian: Story = {
  args: {
    language: 'sl',
    texts: { months: 'Meseci', previousMonth: 'Prejšnji mesec', nextMonth: 'Naslednji mesec', today: 'danes' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('november 2026')).toBeVisible();
    const heads = canvas.getAllByRole('columnheader', { hidden: true });
    await expect(heads.map((head) => head.textContent)).toEqual(['pon', 'tor', 'sre', 'čet', 'pet', 'sob', 'ned']);
    await expect(canvas.getByRole('button', { name: 'četrtek, 12. november 2026, danes' })).toBeVisible();
  },
};

export const Bounded: Story = {
  args: { min: '2026-11-09', max: '2026-11-27' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Sunday, November 8, 2026' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Friday, November 27, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
  },
};
