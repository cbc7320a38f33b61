import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './timeline';
import type { TimelineEntry } from './timeline';

const entries: TimelineEntry[] = [
  {
    id: 'trial',
    state: 'past',
    stateText: 'done',
    time: '12.10.2026',
    dateTime: '2026-10-12',
    title: 'Free trial began',
  },
  { id: 'now', state: 'current', stateText: 'now', time: '21.11.2026', dateTime: '2026-11-21', title: 'Yearly plan' },
  {
    id: 'next',
    state: 'future',
    stateText: 'planned',
    time: '21.11.2027',
    dateTime: '2027-11-21',
    title: 'Next invoice',
  },
];

test('lists past, current and future entries with their date and state', () => {
  render(<Timeline entries={entries} label="Subscription" />);
  const items = within(screen.getByRole('list', { name: 'Subscription' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '12.10.2026Free trial began, done',
    '21.11.2026Yearly plan, now',
    '21.11.2027Next invoice, planned',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByText('21.11.2027').getAttribute('datetime')).toBe('2027-11-21');
});
