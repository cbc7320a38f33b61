import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityField } from './quantity-field';

interface LicencesProps {
  start: number;
  onChange?: (value: number | null) => void;
}

function Licences({ start, onChange }: LicencesProps) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <QuantityField
      decreaseLabel="One less"
      increaseLabel="One more"
      label="Licences"
      min={6}
      minReason="6 licences are in use"
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      value={value}
    />
  );
}

const number = () => screen.getByLabelText<HTMLInputElement>('Licences').value;

test('steps by one and not below the minimum', async () => {
  render(<Licences start={7} />);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(number()).toBe('8');
  for (let press = 0; press < 4; press += 1) await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(number()).toBe('6');
});

test.each([
  ['12', 12],
  ['2', 2],
  ['007', 7],
  ['1.000', 1000],
  ['-3', -3],
  ['2.5', Number.NaN],
  ['2,5', Number.NaN],
  ['1x0', Number.NaN],
  ['abc', Number.NaN],
  [' ', null],
])('typing %j reports %j and keeps the text', async (typed, told) => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<Licences onChange={onChange} start={7} />);
  await userEvent.clear(screen.getByLabelText('Licences'));
  await userEvent.type(screen.getByLabelText('Licences'), typed);
  expect(onChange).toHaveBeenLastCalledWith(told);
  expect(number()).toBe(typed);
});

test('formats a number on blur and keeps invalid text for correction', async () => {
  render(<Licences start={7} />);
  await userEvent.clear(screen.getByLabelText('Licences'));
  await userEvent.type(screen.getByLabelText('Licences'), '007');
  await userEvent.tab();
  expect(number()).toBe('7');
  await userEvent.clear(screen.getByLabelText('Licences'));
  await userEvent.type(screen.getByLabelText('Licences'), '2.5');
  await userEvent.tab();
  expect(number()).toBe('2.5');
});

test.each([
  ['', '6'],
  ['2', '6'],
  ['2.5', '6'],
  ['8', '9'],
])('the buttons return from %j to the allowed range', async (typed, left) => {
  render(<Licences start={7} />);
  await userEvent.clear(screen.getByLabelText('Licences'));
  if (typed !== '') await userEvent.type(screen.getByLabelText('Licences'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(number()).toBe(left);
});

test('the arrow keys step like the buttons', async () => {
  render(<Licences start={7} />);
  await userEvent.type(screen.getByLabelText('Licences'), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(number()).toBe('8');
});
