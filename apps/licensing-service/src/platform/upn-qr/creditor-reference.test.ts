import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditorReference, isCreditorReference } from './creditor-reference';

describe('a creditor reference', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['SBO2010', 'RF45SBO2010'],
    ['sbo2010', 'RF45SBO2010'],
  ])('of %s is %s', (content, reference) => {
    expect(creditorReference(content)).toBe(reference);
    expect(isCreditorReference(reference)).toBe(true);
  });

  it('detects every single wrong digit', () => {
    const content = fc.stringMatching(/^[0-9A-Z]{1,21}$/);
    fc.assert(
      fc.property(content, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
        const reference = creditorReference(text);
        expect(isCreditorReference(reference)).toBe(true);
        const digits = Array.from(reference.matchAll(/\d/g), ({ index }) => index);
        const at = digits[place % digits.length] ?? expect.fail();
        const wrong = String((Number(reference[at]) + by) % 10);
        expect(isCreditorReference(`${reference.slice(0, at)}${wrong}${reference.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it.each(['', 'Č1', '2026-1', '1'.repeat(22)])('rejects the content "%s"', (content) => {
    expect(() => creditorReference(content)).toThrow(RangeError);
  });
});
