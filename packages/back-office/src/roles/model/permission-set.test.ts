import { describe, expect, it } from 'vitest';
import { applyChanges, changesBetween, moduleState, setModule, setPermission } from './permission-set';

const customers = { module: 'customers', actions: ['view', 'create', 'update'] };
const members = { module: 'members', actions: ['manage'] };
const set = (...permissions: string[]) => new Set(permissions);

describe('setPermission', () => {
  it.each([
    ['brings view along', set(), customers, 'create', true, ['create/customers', 'view/customers']],
    ['has no view to bring along', set(), members, 'manage', true, ['manage/members']],
    ['takes one away', set('view/customers', 'create/customers'), customers, 'create', false, ['view/customers']],
    [
      'takes the others away with view',
      set('view/customers', 'update/customers', 'manage/members'),
      customers,
      'view',
      false,
      ['manage/members'],
    ],
  ])('%s', (_, held, module, action, ticked, expected) => {
    expect([...setPermission(held, module, action, ticked)].toSorted()).toEqual(expected);
  });
});

describe('the box of a whole module', () => {
  it.each([
    [set(), 'none'],
    [set('view/customers', 'manage/members'), 'some'],
    [set('view/customers', 'create/customers', 'update/customers'), 'all'],
  ] as const)('has three states', (held, state) => {
    expect(moduleState(held, customers)).toBe(state);
  });

  it('grants only what the user has', () => {
    const held = setModule(set(), customers, true, (permission) => permission !== 'update/customers');
    expect([...held]).toEqual(['view/customers', 'create/customers']);
    expect(setModule(held, customers, false, () => false).size).toBe(0);
  });
});

describe('changes', () => {
  it('apply to a newer role without losing its own changes', () => {
    const changes = changesBetween(['view/a', 'view/b'], set('view/b', 'view/c'));
    expect([...applyChanges(['view/a', 'view/b', 'view/d'], changes)]).toEqual(['view/b', 'view/d', 'view/c']);
  });
});
