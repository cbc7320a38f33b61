import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { QuantityField } from './quantity-field';

function Licences({ start }: { start: number }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <QuantityField
      decreaseLabel="One less"
      increaseLabel="One more"
      label="Licences"
      min={6}
      minReason="6 licences are in use"
      onChange={setValue}
      value={value}
    />
  );
}

const number = () => screen.getByLabelText<HTMLInputElement>('Licences').value;

test('goes up and down by one, and not below what is in use', async () => {
  render(<Licences start={7} />);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(number()).toBe('8');
  for (let press = 0; press < 4; press += 1) await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(number()).toBe('6');
});

test.each([
  ['12', '12'],
  ['2', '2'],
  ['abc', ''],
  ['1x0', '10'],
  ['007', '7'],
])('typing %j is taken at once as %j, whether it may be or not', async (typed, taken) => {
  render(<Licences start={7} />);
  await userEvent.clear(screen.getByLabelText('Licences'));
  await userEvent.type(screen.getByLabelText('Licences'), typed);
  expect(number()).toBe(taken);
});

test.each([
  ['', '6'],
  ['2', '6'],
  ['8', '9'],
])('the buttons lead from %j back to what may be', async (typed, left) => {
  render(<Licences start={7} />);
  await userEvent.clear(screen.getByLabelText('Licences'));
  if (typed !== '') await userEvent.type(screen.getByLabelText('Licences'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(number()).toBe(left);
});

test('the arrow keys count as the buttons do', async () => {
  render(<Licences start={7} />);
  await userEvent.type(screen.getByLabelText('Licences'), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(number()).toBe('8');
});
