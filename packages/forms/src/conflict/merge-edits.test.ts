import { describe, expect, it } from 'vitest';
import { mergeEdits, takeTheirs } from './merge-edits';

const base = { title: 'Žabar', city: 'Lesce', active: true };

describe('merging two edits', () => {
  it.each([
    ['a field that only you changed keeps your value', { title: 'Yours' }, {}, { title: 'Yours' }, []],
    ['a field that only they changed gets their value', {}, { city: 'Bled' }, { city: 'Bled' }, []],
    ['different fields are merged', { title: 'Yours' }, { active: false }, { title: 'Yours', active: false }, []],
    ['the same change of both is no conflict', { city: 'Bled' }, { city: 'Bled' }, { city: 'Bled' }, []],
    ['different changes of a field are a conflict', { city: 'Bled' }, { city: 'Kranj' }, { city: 'Bled' }, ['city']],
  ])('%s', (_title, yours, theirs, values, conflicts) => {
    const merged = mergeEdits(base, { ...base, ...yours }, { ...base, ...theirs });
    expect(merged).toEqual({ values: { ...base, ...values }, conflicts });
  });

  it('takes their value in the chosen fields alone', () => {
    const theirs = { title: 'Theirs', city: 'Bled', active: false };
    expect(takeTheirs(base, theirs, ['city'])).toEqual({ ...base, city: 'Bled' });
  });
});
