import { describe, expect, it } from 'vitest';
import { addTokens, isSeparated, splitTokens } from './split-tokens';

describe('splitTokens', () => {
  it.each([
    ['ana@a.si', ['ana@a.si']],
    ['ana@a.si, bor@b.si;cene@c.si', ['ana@a.si', 'bor@b.si', 'cene@c.si']],
    ['ana@a.si bor@b.si\ncene@c.si\r\n', ['ana@a.si', 'bor@b.si', 'cene@c.si']],
    ['Ana Novak <ana@a.si>, "Kos, Bor" <bor@b.si>', ['ana@a.si', '"Kos', 'bor@b.si']],
    [' , ;', []],
  ])('splits %j', (text, tokens) => expect(splitTokens(text)).toEqual(tokens));
});

describe('isSeparated', () => {
  it.each([
    ['ana@a.si', false],
    [' ana@a.si ', false],
    ['ana@a.si,', true],
    ['ana@a.si bor@b.si', true],
    ['ana@a.si\n', true],
  ])('of %j is %s', (text, expected) => expect(isSeparated(text)).toBe(expected));
});

describe('addTokens', () => {
  it('adds each text once, ignoring case', () => {
    expect(addTokens(['ana@a.si'], ['ANA@a.si', 'bor@b.si', 'Bor@b.si'])).toEqual(['ana@a.si', 'bor@b.si']);
  });
});
