import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ListSearch } from './list-search';

const onSearch = vi.fn<(search: string) => void>();
const shown = (search: string) => (
  <ListSearch clearLabel="Clear search" label="Search" onSearch={onSearch} search={search} />
);

function open(search = '') {
  onSearch.mockClear();
  const { rerender, unmount } = render(shown(search));
  return {
    field: screen.getByRole<HTMLInputElement>('searchbox'),
    show: (next: string) => rerender(shown(next)),
    unmount,
  };
}

test('searches once after a pause, for trimmed text', async () => {
  const { field } = open();
  await userEvent.type(field, ' žni ');
  expect(onSearch).not.toHaveBeenCalled();
  await waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect(onSearch.mock.calls).toEqual([['žni']]);
});

test('keeps a trailing space when its own search is applied', async () => {
  const { field, show } = open();
  await userEvent.type(field, 'žni ');
  show('žni');
  expect(field.value).toBe('žni ');
});

test('follows a search that was changed elsewhere, and clears it with a press', async () => {
  const { field, show } = open('žni');
  show('breza');
  expect(field.value).toBe('breza');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field.value).toBe('');
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['']]));
});

test('does not search after unmounting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { field, unmount } = open();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(field, 'žni');
  unmount();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
