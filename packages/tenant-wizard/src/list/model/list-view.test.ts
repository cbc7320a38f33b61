import { describe, expect, it } from 'vitest';
import { fromColumnSort, readListView, toColumnSort, writeListView } from './list-view';

describe('the view of the list in the address', () => {
  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1000001', 'sort=password', 'sort=--title', ''])(
    'falls back to its defaults for "%s"',
    (address) => {
      expect(readListView(new URLSearchParams(address))).toEqual({
        page: 1,
        sort: '-updated_at',
        search: '',
        filter: {},
      });
    },
  );

  it('survives being written and read', () => {
    const view = { page: 3, sort: 'title', search: 'čebela & sin', filter: { state: 'draft' } };
    expect(readListView(writeListView(view))).toEqual(view);
  });

  it('keeps defaults out of the address', () => {
    expect(writeListView({ page: 1, sort: '-updated_at', search: '', filter: {} }).toString()).toBe('');
  });

  it('cuts a search to what the service takes', () => {
    expect(readListView(new URLSearchParams({ search: 'a'.repeat(500) })).search).toHaveLength(200);
  });
});

describe('the order of the list', () => {
  it.each([
    ['-created_at', { column: 'created_at', direction: 'descending' }],
    ['title', { column: 'title', direction: 'ascending' }],
  ] as const)('%s is a column and a direction', (sort, columnSort) => {
    expect(toColumnSort(sort)).toEqual(columnSort);
    expect(fromColumnSort(columnSort)).toBe(sort);
  });
});
