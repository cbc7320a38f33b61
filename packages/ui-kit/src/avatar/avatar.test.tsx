import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar';

test.each([
  ['Maja Kovač', 'MK'],
  ['žan', 'Ž'],
  ['Ana Marija Novak', 'AN'],
  ['  ', ''],
])('shows %j as %j', (name, initials) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(initials);
});
