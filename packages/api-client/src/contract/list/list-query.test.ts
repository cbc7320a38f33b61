import { describe, expect, it } from 'vitest';
import { subscriptionsResource } from '../subscriptions/subscription.resource';
import { tenantsResource } from '../tenants/tenant.resource';
import { listQuery } from './list-query';

describe('listQuery', () => {
  it('encodes sort columns and each kind of filter', () => {
    const query = listQuery(tenantsResource, {
      page: 2,
      sort: ['-created_at', 'title'],
      filter: { title: 'Lipa', state: ['active', 'draft'], created_at: { from: '2026-01-01' } },
    });
    expect(query).toEqual({
      page: 2,
      sort: '-created_at,title',
      filter: { title: 'Lipa', state: { in: 'active,draft' }, created_at: { from: '2026-01-01' } },
    });
  });

  it('encodes numbers and number ranges', () => {
    const query = listQuery(subscriptionsResource, { filter: { licences: { from: 3, to: 5 }, modules: 2 } });
    expect(query).toEqual({ filter: { licences: { from: '3', to: '5' }, modules: '2' } });
  });

  it('omits missing parts', () => {
    expect(listQuery(tenantsResource, {})).toEqual({});
  });

  it('accepts only columns and values of the resource', () => {
    listQuery(tenantsResource, { sort: '-url' });
    // @ts-expect-error the author cannot be sorted by
    listQuery(tenantsResource, { sort: 'author' });
    // @ts-expect-error one of a list is not a column
    listQuery(tenantsResource, { sort: ['title', 'nothing'] });
    // @ts-expect-error the company cannot be filtered by
    listQuery(tenantsResource, { filter: { company: 'Lipa' } });
    // @ts-expect-error not a state of a company CRM
    listQuery(tenantsResource, { filter: { state: 'sleeping' } });
    // @ts-expect-error a text has no range
    listQuery(tenantsResource, { filter: { title: { from: 'a' } } });
  });
});
