import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, PencilLine, Power, UserPlus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { Timeline } from './timeline';
import type { TimelineEntry } from './timeline';

const subscription: TimelineEntry[] = [
  {
    id: 'trial',
    state: 'past',
    stateText: 'done',
    time: '12.10.2026, 09:14',
    dateTime: '2026-10-12T09:14:00+02:00',
    title: 'Free trial began',
    text: '40 days, 1 licence',
  },
  {
    id: 'paid',
    state: 'current',
    stateText: 'now',
    time: '21.11.2026, 10:42',
    dateTime: '2026-11-21T10:42:00+01:00',
    title: 'Yearly plan, 6 licences',
    text: '1.854,20 € paid with Visa ending 4242',
  },
  {
    id: 'card',
    state: 'future',
    stateText: 'planned',
    time: '31.08.2027',
    dateTime: '2027-08-31',
    title: 'Visa ending 4242 runs out',
    actions: <Button size="s">Change the card</Button>,
  },
  {
    id: 'invoice',
    state: 'future',
    stateText: 'planned',
    time: '21.11.2027',
    dateTime: '2027-11-21',
    title: 'Next invoice, 1.866,60 €',
  },
];

const history: TimelineEntry[] = [
  {
    id: '4',
    state: 'past',
    stateText: 'done',
    icon: PencilLine,
    time: '20.11.2026, 16:05',
    dateTime: '2026-11-20T16:05:00+01:00',
    title: 'Data provider changed',
    text: 'Maja Kovač: host baza.znidarsic.example, port 5432',
  },
  {
    id: '3',
    state: 'past',
    stateText: 'done',
    icon: UserPlus,
    time: '18.11.2026, 12:30',
    dateTime: '2026-11-18T12:30:00+01:00',
    title: 'Eva Štih became a manager',
  },
  {
    id: '2',
    state: 'past',
    stateText: 'done',
    icon: CreditCard,
    time: '03.11.2026, 08:01',
    dateTime: '2026-11-03T08:01:00+01:00',
    title: 'Invoice 2026-000482 paid',
  },
  {
    id: '1',
    state: 'past',
    stateText: 'done',
    icon: Power,
    time: '12.10.2026, 09:14',
    dateTime: '2026-10-12T09:14:00+02:00',
    title: 'Company CRM switched on',
  },
];

const meta = {
  title: 'ui-kit/Timeline',
  component: Timeline,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For what belongs to dates: the life of a subscription, the activity of a company CRM. A history begins with the newest, a plan with the oldest. Work that runs now, with durations, is a `StepList`; sections of a form are a `Stepper`.',
      },
    },
  },
  args: { label: 'Subscription', entries: subscription },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastCurrentFuture: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Subscription' })).getAllByRole('listitem');
    await expect(entries[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const History: Story = { args: { label: 'Activity', entries: history } };
export const Narrow: Story = {
  args: { label: 'Activity', entries: history, narrow: true },
};
export const PlanWithIcons: Story = {
  args: { entries: subscription.map((entry) => ({ ...entry, icon: CreditCard })) },
};
export const OneEntry: Story = { args: { entries: subscription.slice(1, 2) } };
