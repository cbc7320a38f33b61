import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary';

const errors = [{ fieldId: 'email', message: 'E-mail: enter an address' }];

function Form({ attempt, shown = errors }: { attempt: number; shown?: typeof errors }) {
  return (
    <>
      <ErrorSummary attempt={attempt} errors={shown} title="The given data was invalid." />
      <input aria-label="E-mail" id="email" />
    </>
  );
}

test('receives the focus when errors appear', () => {
  const { rerender } = render(<Form attempt={0} shown={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Form attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'The given data was invalid.' }));
});

test('receives the focus again after the next failed attempt, not while the user types', async () => {
  const { rerender } = render(<Form attempt={1} />);
  await userEvent.click(screen.getByLabelText('E-mail'));
  rerender(<Form attempt={1} shown={[{ fieldId: 'email', message: 'E-mail: not an address' }]} />);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a line focuses its field', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'E-mail: enter an address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});
