import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { checkPassword, isPassword, passwordSymbols } from './password';

function reasonsOf(value: string, options = {}) {
  const verdict = checkPassword(value, options);
  return verdict.valid ? [] : verdict.reasons;
}

describe('password', () => {
  it.each(['abc12!', 'modra-hiša7', 'ž1!žžž', '東京東京1+', '  a1!  ', `a1!${'x'.repeat(125)}`, '😀😀😀a1_'])(
    'accepts %j',
    (value) => {
      expect(checkPassword(value)).toEqual({ valid: true, normalized: value });
    },
  );

  it.each([
    ['abc1!', ['tooShort']],
    ['', ['tooShort', 'noLetter', 'noDigit', 'noSymbol']],
    ['abcdef', ['noDigit', 'noSymbol']],
    ['12345!', ['noLetter']],
    ['abcde1', ['noSymbol']],
    ['abcde1~', ['noSymbol']],
    ['abcde1 ', ['noSymbol']],
    ['abcde٣!', ['noDigit']],
    ['😀1!', ['tooShort', 'noLetter']],
    [`a1!${'x'.repeat(126)}`, ['tooLong']],
    ['x'.repeat(100_000), ['tooLong']],
  ])('names every failed part of %j', (value, reasons) => {
    expect(reasonsOf(value)).toEqual(reasons);
    expect(isPassword(value)).toBe(false);
  });

  it('accepts each allowed symbol', () => {
    for (const symbol of passwordSymbols) expect(isPassword(`abcd1${symbol}`)).toBe(true);
  });

  it('accepts a custom minimum, counted in characters', () => {
    expect(reasonsOf('abcde1!', { minimum: 8 })).toEqual(['tooShort']);
    expect(reasonsOf('😀bcdef1!', { minimum: 8 })).toEqual([]);
  });

  it('rejects the name, e-mail and product, and parts of them with five or more characters', () => {
    const options = { words: ['Špela Žagar-Kos', 'bine.kos@posta.si', 'Atrium', undefined] };
    for (const value of ['spela1!', 'xZAGARx1!', '1!posta1!x', 'my-atrium-1', 'bine.kos@posta.si1!']) {
      expect(reasonsOf(value, options)).toEqual(['containsPersonalWord']);
    }
    for (const value of ['kos-kos-1', 'bine+1bine', 'atri-um1']) expect(reasonsOf(value, options)).toEqual([]);
  });

  it('rejects a common password if enabled', () => {
    expect(reasonsOf('P@ssw0rd1!')).toEqual([]);
    expect(reasonsOf('P@ssw0rd1!', { isCommon: isCommonPassword })).toEqual(['tooCommon']);
  });
});

describe('isCommonPassword', () => {
  it.each([
    'P@ssw0rd1!',
    'Password123!',
    'passw0rd!',
    'Qwerty123!',
    'qwertz1!',
    'Abc123!',
    'abc@123',
    'Admin@123',
    'Welcome1!',
    'Geslo2026!',
    'g3slo1!',
    'Ljubljana1!',
    '1qaz@WSX',
    '!QAZ2wsx',
    '1q2w3e4r!',
    'a1b2c3!',
    'Test_1234',
    'iloveyou1!',
    '#1Monkey',
    'summer2026!',
    'testtest1!',
  ])('is true for %j', (value) => expect(isCommonPassword(value)).toBe(true));

  it.each([
    'modra-hiša7',
    'x7!kLmQ2',
    'correct-horse7',
    'kitten-42-walks',
    'Trije.Mački+9',
    'passion-fruit4',
    'testament=8',
    'zelena1!trava',
  ])('is false for %j', (value) => expect(isCommonPassword(value)).toBe(false));
});
