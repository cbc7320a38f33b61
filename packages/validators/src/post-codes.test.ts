import { describe, expect, it } from 'vitest';
import { checkSlovenianPostCode, isSlovenianPostCode, listPostOffices, postOfficeOf } from './post-codes';

describe('Slovenian post code', () => {
  it.each([
    ['1000', '1000', 'Ljubljana'],
    [' SI-2000 ', '2000', 'Maribor'],
    ['si-6000', '6000', 'Koper/Capodistria'],
  ])('finds the post office of %j: %s %s', (value, normalized, post) => {
    expect(checkSlovenianPostCode(value)).toEqual({ valid: true, normalized, post });
    expect(isSlovenianPostCode(value)).toBe(true);
    expect(postOfficeOf(value)).toBe(post);
  });

  it.each([
    ['100', 'shape'],
    ['9999', 'unknown'],
    ['', 'empty'],
    [1000, 'type'],
  ])('rejects %j: %s', (value, reason) => {
    expect(checkSlovenianPostCode(value)).toEqual({ valid: false, reason });
    expect(postOfficeOf(value)).toBeUndefined();
  });

  it('lists every post office once, ordered by code', () => {
    const offices = listPostOffices();
    expect(offices).toHaveLength(547);
    expect(offices.map(({ code }) => code)).toEqual([...new Set(offices.map(({ code }) => code))].toSorted());
    for (const { code, post } of offices) {
      expect(isSlovenianPostCode(code), code).toBe(true);
      expect(post.trim(), code).toBe(post);
      expect(post, code).toMatch(/^\p{Lu}/u);
    }
  });
});
