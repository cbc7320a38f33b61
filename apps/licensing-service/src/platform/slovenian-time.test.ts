import { describe, expect, it } from 'vitest';
import { endOfLocalDay, localTime } from './slovenian-time';

describe('endOfLocalDay', () => {
  it.each([
    ['2026-11-29', '2026-11-29T23:00:00.000Z', '2026-11-30T00:00:00'],
    ['2026-07-29', '2026-07-29T22:00:00.000Z', '2026-07-30T00:00:00'],
    ['2026-03-28', '2026-03-28T23:00:00.000Z', '2026-03-29T00:00:00'],
    ['2026-03-29', '2026-03-29T22:00:00.000Z', '2026-03-30T00:00:00'],
    ['2026-10-25', '2026-10-25T23:00:00.000Z', '2026-10-26T00:00:00'],
  ])('returns local midnight after %s, in summer and winter', (day, instant, local) => {
    const end = endOfLocalDay(day);
    expect([end.toISOString(), localTime(end)]).toEqual([instant, local]);
  });
});
