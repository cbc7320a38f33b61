import { describe, expect, it } from 'vitest';
import { readListFilter, toServiceFilter, writeListFilter } from './list-filter';

const full = {
  state: 'active',
  created_at: { from: '2026-11-01', to: '2026-11-30' },
  updated_at: { to: '2026-11-21' },
};

describe('list filter in the address', () => {
  it('survives formatting and parsing', () => {
    const address = new URLSearchParams(writeListFilter(full));
    expect(address.toString()).toBe('state=active&created_from=2026-11-01&created_to=2026-11-30&updated_to=2026-11-21');
    expect(readListFilter(address)).toEqual(full);
  });

  it.each(['state=gone', 'state=', 'created_from=1.11.2026', 'created_from=2026-02-30', 'updated_to=', 'title=x', ''])(
    'ignores "%s"',
    (address) => {
      expect(readListFilter(new URLSearchParams(address))).toEqual({});
    },
  );

  it('requests midnight to midnight in the user’s time zone', () => {
    const asked = toServiceFilter(full);
    expect(asked).toMatchObject({ state: 'active', updated_at: { to: expect.any(String) } });
    const { from = '', to = '' } = asked['created_at'] as { from?: string; to?: string };
    expect([new Date(from).getHours(), new Date(from).getMinutes(), new Date(from).getDate()]).toEqual([0, 0, 1]);
    expect([new Date(to).getHours(), new Date(to).getMinutes(), new Date(to).getDate()]).toEqual([23, 59, 30]);
  });
});
