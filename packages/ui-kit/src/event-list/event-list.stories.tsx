import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/text-link';
import { EventList, type EventDay } from './event-list';

const customers = { icon: UserRound, label: 'Customers' };
const documents = { icon: FileText, label: 'Codelists' };
const note = 'The customer asked for delivery on Tuesdays only, and for a call an hour before. '.repeat(6);

const days: EventDay[] = [
  {
    id: '2026-11-21',
    heading: 'Today, 21.11.2026',
    events: [
      {
        id: '4',
        time: '10:43',
        dateTime: '2026-11-21T10:43:00+01:00',
        sentence: (
          <>
            <strong>Atrium</strong> confirmed SI59082437 with VIES
          </>
        ),
        module: customers,
      },
      {
        id: '3',
        time: '10:42',
        dateTime: '2026-11-21T10:42:00+01:00',
        person: 'Žan Hribar',
        sentence: (
          <>
            <strong>Žan Hribar</strong> updated the customer <TextLink href="#">Gostilna Pri Žabarju</TextLink>
          </>
        ),
        module: customers,
        changes: [
          { id: 'street', label: 'Street', before: 'Linhartov trg 3', after: 'Cankarjeva ulica 8' },
          { id: 'vat', label: 'VAT number', before: null, after: 'SI59082437' },
          { id: 'note', label: 'Note', before: 'None', after: note },
          { id: 'password', label: 'Password', before: null, after: null, hidden: true },
        ],
      },
    ],
  },
  {
    id: '2026-11-18',
    heading: '18.11.2026',
    events: [
      {
        id: '2',
        time: '14:02',
        dateTime: '2026-11-18T14:02:00+01:00',
        person: 'Maja Kovač',
        sentence: (
          <>
            <strong>Maja Kovač</strong> deleted the codelist Units
          </>
        ),
        note: '89.142.12.7',
        module: documents,
      },
    ],
  },
];

const meta = {
  title: 'ui-kit/EventList',
  component: EventList,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For the activity of a record or of everything: who did what, with the fields that changed. For the life of one thing with its future, use a `Timeline`.\n\n| Key | What it does |\n|---|---|\n| Tab | moves to links and to "Show all" of long texts |\n| Enter, Space | unfolds or folds a long text |\n| J, K | moves to the next or previous event, or to its link |',
      },
    },
  },
  args: {
    days,
    texts: {
      empty: 'empty',
      changed: 'changed',
      before: 'Before',
      after: 'After',
      more: 'Show all',
      less: 'Show less',
    },
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OneEvent: Story = { args: { days: days.slice(1), level: 3 } };
