import { fireEvent, render } from '@testing-library/react';
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

test('shows the picture, and the initials if it cannot be loaded', () => {
  const { container } = render(<Avatar name="Maja Kovač" picture="/maja.webp" />);
  const picture = container.querySelector('img') ?? expect.fail('no picture');
  expect([picture.getAttribute('src'), container.textContent]).toEqual(['/maja.webp', '']);
  fireEvent.error(picture);
  expect(container.textContent).toBe('MK');
});
