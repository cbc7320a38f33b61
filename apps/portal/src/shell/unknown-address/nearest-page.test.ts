import { expect, it } from 'vitest';
import { nearestPage } from './nearest-page';

const pages = ['/tenants', '/customers', '/administration/roles', '/administration/users'];

it.each([
  ['/administration/rolls', '/administration/roles'],
  ['/customer?page=2', '/customers'],
  ['/customers/1/notes', '/customers'],
  ['/administration/prices', undefined],
  ['/nowhere', undefined],
])('the page nearest to %s is %s', (address, page) => {
  expect(nearestPage(address, pages)).toBe(page);
});
