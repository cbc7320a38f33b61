import { codelistsResource, subscriptionsResource, usersResource } from '@atrium/api-client/contract';
import { expect, it } from 'vitest';
import { isNarrowed, listViews, rowsOf } from './list-view';

const views = listViews(subscriptionsResource, ['state', 'cycle', 'period_end']);
const read = (address: string) => views.read(new URLSearchParams(address));

it.each([
  'page=2&sort=-monthly_value',
  'search=breza&state=overdue&cycle=yearly',
  'period_end_from=2026-11-01&period_end_to=2026-11-30',
])('reads the address %s and writes it back', (address) => {
  expect(views.write(read(address)).toString().split('&').toSorted()).toEqual(address.split('&').toSorted());
});

it.each(['page=0', 'page=x', 'sort=nothing', 'state=sleeping', 'period_end_from=2026-02-30', 'kind=paid'])(
  'ignores %s',
  (address) => {
    expect(read(address)).toEqual(views.initial);
  },
);

it('parses a yes/no filter', () => {
  const codelists = listViews(codelistsResource, ['built_in']);
  expect(codelists.read(new URLSearchParams('built_in=true')).filter).toEqual({ built_in: 'true' });
  expect(codelists.read(new URLSearchParams('built_in=maybe')).filter).toEqual({});
});

it('parses the id of a related record', () => {
  const users = listViews(usersResource, ['roles']);
  const id = '018f0000-0000-7000-8000-000000000010';
  expect(users.read(new URLSearchParams(`roles=${id}`)).filter).toEqual({ roles: id });
  expect(users.read(new URLSearchParams('roles=Sales')).filter).toEqual({});
});

it('leaves the defaults out of the address', () => {
  expect(views.write(views.initial).toString()).toBe('');
  expect(isNarrowed(views.initial)).toBe(false);
});

it('sends days as the first and last moment in the user’s time zone', () => {
  const { filter } = rowsOf(read('period_end_from=2026-11-01&period_end_to=2026-11-01'));
  expect(filter).toEqual({
    period_end: {
      from: new Date('2026-11-01T00:00:00').toISOString(),
      to: new Date('2026-11-01T23:59:59.999').toISOString(),
    },
  });
});

it('accepts only filters that the resource has', () => {
  // @ts-expect-error the list has no filter for the company
  listViews(subscriptionsResource, ['company']);
});
