import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice, NoticeTone } from './notice';
import { NotificationProvider } from './notification-provider';
import { useNotify } from './notify-context';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Notifier({ notice }: { notice: Notice }) {
  const notify = useNotify();
  return (
    <button onClick={() => notify(notice)} type="button">
      Do it
    </button>
  );
}

function show(notice: Notice) {
  render(
    <NotificationProvider closeLabel="Close" label="Notifications">
      <Notifier notice={notice} />
    </NotificationProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
}

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test.each<[NoticeTone, number]>([
  ['neutral', 5000],
  ['info', 4000],
  ['success', 4000],
  ['warning', 6000],
  ['error', 7000],
])('a %s notice stays for %d ms and is gone within another 500', (tone, duration) => {
  show({ tone, title: 'Done' });
  advance(duration - 1);
  expect(screen.getByRole('listitem').className).not.toContain('leaving');
  advance(1);
  expect(screen.getByRole('listitem').className).toContain('leaving');
  advance(499);
  expect(screen.queryByText('Done')).not.toBeNull();
  advance(1);
  expect(screen.queryByText('Done')).toBeNull();
});

test('an error is an alert, everything else a status', () => {
  show({ tone: 'error', title: 'An error occured' });
  expect(screen.getByRole('alert').textContent).toBe('An error occured');
  expect(screen.queryByRole('status')).toBeNull();
});

test('pauses while hovered and continues with the remaining time', () => {
  show({ tone: 'success', title: 'Saved' });
  advance(3000);
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  advance(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  advance(999);
  expect(screen.getByRole('listitem').className).not.toContain('leaving');
  advance(1);
  expect(screen.getByRole('listitem').className).toContain('leaving');
});

test('pauses while focused', () => {
  show({ tone: 'success', title: 'Saved' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  advance(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  advance(4000);
  advance(500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('its action runs once and closes it', () => {
  const undo = vi.fn<() => void>();
  show({ tone: 'neutral', title: 'Draft discarded', action: { label: 'Undo', onPress: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  advance(500);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Draft discarded')).toBeNull();
});

test('stays until closed with an infinite duration', () => {
  show({ tone: 'info', title: 'A new app update is available', duration: Infinity });
  advance(3_600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  advance(500);
  expect(screen.queryByText('A new app update is available')).toBeNull();
});
