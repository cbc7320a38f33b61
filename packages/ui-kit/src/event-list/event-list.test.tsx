import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventList } from './event-list';

const texts = { empty: 'empty', changed: 'changed', before: 'Before', after: 'After', more: 'All', less: 'Less' };

test('lists events by day with the values before and after', () => {
  const event = {
    id: '1',
    time: '10:42',
    dateTime: '2026-11-21T09:42:00Z',
    person: 'Žan Hribar',
    sentence: 'Žan Hribar updated a customer',
    changes: [
      { id: 'city', label: 'City', before: null, after: 'Kranj' },
      { id: 'key', label: 'Key', before: null, after: null, hidden: true },
    ],
  };
  render(<EventList days={[{ id: 'd', heading: 'Today', events: [event] }]} texts={texts} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Today');
  const row = within(screen.getByRole('listitem'));
  expect(row.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['City', 'Key']);
  expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Before: empty',
    'After: Kranj',
    'changed',
  ]);
});
