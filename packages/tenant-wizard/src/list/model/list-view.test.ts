import { describe, expect, it } from 'vitest';
import { fromColumnSort, readListView, toColumnSort, writeListView } from './list-view';

describe('list view in the address', () => {
  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1000001', 'sort=password', 'sort=--title', ''])(
    'falls back to the defaults for "%s"',
    (address) => {
      expect(readListView(new URLSearchParams(address))).toEqual({
        page: 1,
        sort: '-updated_at',
        search: '',
        filter: {},
      });
    },
  );

  it('survives formatting and parsing', () => {
    const view = { page: 3, sort: 'title', search: 'čebela & sin', filter: { state: 'draft' } };
    expect(readListView(writeListView(view))).toEqual(view);
  });

  it('omits the defaults', () => {
    expect(writeListView({ page: 1, sort: '-updated_at', search: '', filter: {} }).toString()).toBe('');
  });

  it('truncates a search to the maximum of the service', () => {
    expect(readListView(new URLSearchParams({ search: 'a'.repeat(500) })).search).toHaveLength(200);
  });
});

describe('sort order of the list', () => {
  it.each([
    ['-created_at', { column: 'created_at', direction: 'descending' }],
    ['title', { column: 'title', direction: 'ascending' }],
  ] as const)('%s is a column and a direction', (sort, columnSort) => {
    expect(toColumnSort(sort)).toEqual(columnSort);
    expect(fromColumnSort(columnSort)).toBe(sort);
  });
});
