import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { CommandPalette } from './command-palette';
import type { PaletteGroup } from './palette-item';

const texts = {
  label: 'Search or jump to',
  placeholder: 'Search',
  close: 'Close',
  empty: 'Nothing matches',
  loading: 'Loading',
  found: (count: number) => `${count} found`,
  move: 'move',
  open: 'open',
  newTab: 'new tab',
};

const onDark = vi.fn<() => void>();
const groups: PaletteGroup[] = [
  {
    id: 'tenants',
    label: 'Licenses',
    items: [
      { id: 'oznaka', label: 'Oznaka Žnidar', href: '#oznaka' },
      { id: 'bees', label: 'Čebelarstvo Žnidaršič', detail: 'znidarsic.crm.example', href: '#bees' },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'dark', label: 'Dark theme', keywords: ['appearance'], onSelect: onDark },
      { id: 'settings', label: 'Settings', href: '#settings' },
    ],
  },
];

function Searchable({
  shown = groups,
  onQueryChange,
}: Readonly<{ shown?: PaletteGroup[]; onQueryChange?: (query: string) => void }>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        groups={shown}
        onClose={() => setOpen(false)}
        onQueryChange={onQueryChange}
        open={open}
        texts={texts}
      />
    </>
  );
}

async function openPalette() {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return field;
}

function highlighted(): string | undefined {
  return screen.queryByRole('option', { selected: true })?.textContent ?? undefined;
}

test('focuses the field, highlights the first item and wraps around at both ends', async () => {
  render(<Searchable />);
  const field = await openPalette();
  await waitFor(() => expect(highlighted()).toContain('Oznaka'));
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toContain('Čebelarstvo');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(highlighted()).toBe('Settings');
});

test('finds č, š and ž by plain letters and marks the matched letters', async () => {
  render(<Searchable />);
  await openPalette();
  await userEvent.keyboard('cebelarstvo zni');
  const group = screen.getByRole('group', { name: 'Licenses' });
  const option = within(group).getByRole('option');
  expect([...option.querySelectorAll('b')].map((match) => match.textContent)).toEqual(['Čebelarstvo', 'Žni', 'zni']);
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  expect(screen.getByText('1 found')).toBeTruthy();
});

test('matches at the start of a name come before matches inside it', async () => {
  render(<Searchable />);
  await openPalette();
  await userEvent.keyboard('ce');
  const found = screen.getAllByRole('option').map((option) => option.textContent);
  expect(found[0]).toContain('Čebelarstvo');
});

test('keywords that are not shown find an item too', async () => {
  render(<Searchable />);
  await openPalette();
  await userEvent.keyboard('appearance');
  expect(screen.getByRole('option', { name: 'Dark theme' })).toBeTruthy();
});

test('Enter chooses the highlighted item, closes, and returns the focus', async () => {
  render(<Searchable />);
  await openPalette();
  await userEvent.keyboard('dark{Enter}');
  expect(onDark).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

test('Escape closes and clears the query', async () => {
  const onQueryChange = vi.fn<(query: string) => void>();
  render(<Searchable onQueryChange={onQueryChange} />);
  await openPalette();
  await userEvent.keyboard('dark{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith(''));
  const field = await openPalette();
  expect(field).toHaveProperty('value', '');
});

test('says that nothing matches', async () => {
  render(<Searchable />);
  await openPalette();
  await userEvent.keyboard('xyz');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('Nothing matches');
});

test('a group that a server searches shows all its results and that it is loading', async () => {
  const found: PaletteGroup[] = [
    { id: 'tenants', label: 'Licenses', found: true, loading: true, items: [{ id: 'a', label: 'Ažman', href: '#a' }] },
  ];
  render(<Searchable shown={found} />);
  await openPalette();
  await userEvent.keyboard('kovin');
  expect(screen.getByRole('option', { name: 'Ažman' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('Ctrl+Enter opens in a new tab and keeps the palette open', async () => {
  render(<Searchable />);
  const field = await openPalette();
  const pressed = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  screen.getByRole('option', { name: /Oznaka/ }).addEventListener('click', pressed);
  field.focus();
  await waitFor(() => expect(highlighted()).toContain('Oznaka'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(pressed.mock.calls[0]?.[0].ctrlKey).toBe(true);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
