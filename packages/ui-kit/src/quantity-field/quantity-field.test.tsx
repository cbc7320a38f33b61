import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { QuantityField } from './quantity-field';

function Licences({ start }: { start: number }) {
  const [value, setValue] = useState(start);
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
  ['2', '6'],
  ['abc', '7'],
  ['1x0', '10'],
])('typing %j leaves %j', async (typed, left) => {
  render(<Licences start={7} />);
  await userEvent.clear(screen.getByLabelText('Licences'));
  await userEvent.type(screen.getByLabelText('Licences'), typed);
  await userEvent.tab();
  expect(number()).toBe(left);
});
