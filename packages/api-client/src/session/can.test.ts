import { expect, it } from 'vitest';
import { can } from './can';

const user = { permissions: ['view/media', 'update/media'], roles: [{ id: '1', title: 'Editors' }] };
const administrator = { permissions: [], roles: [{ id: '2', title: 'Administrators' }] };

it.each([
  ['a visitor nothing', can(null, 'view/media'), false],
  ['a user who is not known yet nothing', can(undefined, 'view/media'), false],
  ['a holder of the permission', can(user, 'view/media'), true],
  ['a holder of all of a list', can(user, ['view/media', 'update/media']), true],
  ['no user with a part of a list', can(user, ['view/media', 'delete/media']), false],
  ['no user without the permission', can(user, 'delete/media'), false],
  ['an empty list everybody who is signed in', can(user, []), true],
  ['Administrators everything', can(administrator, ['delete/media', 'manage/members']), true],
  [
    'a record that allows it, without the permission',
    can(user, 'delete/tenants', { allowed_actions: ['delete'] }),
    true,
  ],
  [
    'a record that names the whole permission',
    can(user, 'send/documents', { allowed_actions: ['send/documents'] }),
    true,
  ],
  [
    'no user when the record does not allow it, with or without the permission',
    can(user, 'update/media', { allowed_actions: ['open'] }),
    false,
  ],
  ['by permission where a record says nothing', can(user, 'update/media', {}), true],
  ['Administrators, whatever the record says', can(administrator, 'update/media', { allowed_actions: [] }), true],
])('allows %s', (_, allowed, expected) => {
  expect(allowed).toBe(expected);
});
