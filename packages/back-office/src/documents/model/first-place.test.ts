import { describe, expect, it } from 'vitest';
import { suggestPlaces, usualPlace } from './first-place';

const a4 = { width: 595, height: 842 };
const rounded = (place: object | undefined) =>
  place && Object.fromEntries(Object.entries(place).map(([name, value]) => [name, Math.round(Number(value))]));

describe('the place of a signature', () => {
  it('is at the lower left of the last page', () => {
    expect(rounded(usualPlace([a4, a4], 0.5))).toEqual({ page: 2, x: 71, y: 629, width: 198, height: 99 });
    expect(usualPlace([], 0.5)).toBeUndefined();
  });

  it('lies inside the place that the template names, with its own proportion', () => {
    const named = { name: 'signature.author', page: 1, x: 50, y: 600, width: 200, height: 50 };
    const [found, ...others] = suggestPlaces([named, { ...named, page: 3 }], [a4, a4], 0.5);
    expect(found?.party).toBe('author');
    expect(rounded(found?.place)).toEqual({ page: 1, x: 50, y: 600, width: 100, height: 50 });
    expect(others).toEqual([]);
  });
});
