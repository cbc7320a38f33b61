import { describe, expect, it } from 'vitest';
import { countAdded, heldPermissions, permissionsOfRole } from './effective-permissions';

const sales = {
  id: '1',
  title: 'Sales',
  active: true,
  permissions: ['send/documents', 'update/customers', 'view/customers', 'view/media'],
};
const design = { id: '2', title: 'Design', active: true, permissions: ['create/media', 'view/media'] };
const inactive = { id: '3', title: 'Old', active: false, permissions: ['delete/media', 'view/media'] };
const roles = [sales, design, inactive];

describe('effective permissions', () => {
  it('name the active roles that grant each permission, by module and action', () => {
    const held = [...heldPermissions(roles)].map(([module, list]) => [
      module,
      list.map(({ action, because }) => [action, because.map(({ title }) => title)]),
    ]);
    expect(held).toEqual([
      [
        'customers',
        [
          ['view', ['Sales']],
          ['update', ['Sales']],
        ],
      ],
      ['documents', [['send', ['Sales']]]],
      [
        'media',
        [
          ['view', ['Sales', 'Design']],
          ['create', ['Design']],
        ],
      ],
    ]);
  });

  it.each([
    [design, { view: false, create: true }],
    [inactive, { view: false, delete: false }],
  ])('of one role tell what it alone grants', (role, alone) => {
    const media = permissionsOfRole(role, roles).get('media') ?? [];
    expect(Object.fromEntries(media.map((one) => [one.action, one.alone]))).toEqual(alone);
  });

  it('count what chosen roles add', () => {
    expect(countAdded([sales, design], [])).toBe(5);
    expect(countAdded([sales], [design, inactive])).toBe(3);
    expect(countAdded([inactive], [])).toBe(0);
  });
});
