import { describe, expect, it } from 'vitest';
import { checkEmail, isEmail } from './email';

const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.si`;

describe('e-mail', () => {
  it.each([
    'ana@example.com',
    "o'neil+crm@ex-ample.co.uk",
    'a@b.si',
    'ana@žaga.si',
    'ana@1.si',
    'a.b.c@xn--aga-ipa.si',
    longest,
  ])('accepts %j', (value) => expect(isEmail(value)).toBe(true));

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@localhost',
    'ana@example',
    'ana@example.c',
    'ana@example.123',
    'ana@127.0.0.1',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a b@example.com',
    '"a b"@example.com',
    'a@b@example.com',
    'ana@-a.com',
    'ana@a-.com',
    'ana@a..com',
    'ana@example.com.',
    'ana@ex_ample.com',
    'aña@example.com',
    'ana@example.com\r\nBcc: x@y.si',
    'ana@[127.0.0.1]',
    'ana,b@example.com',
    'ana@example.com,b@example.com',
    '<ana@example.com>',
    `${'a'.repeat(65)}@b.si`,
    `a${longest}`,
    'ana@ｅxample.com',
    '\0@a.si',
  ])('rejects %j', (value) => expect(isEmail(value)).toBe(false));

  it('normalizes to NFC and lower case', () => {
    expect(checkEmail(' Ana.Novak@Z\u030caga.SI\n')).toEqual({ valid: true, normalized: 'ana.novak@žaga.si' });
    expect(checkEmail('ANA@EXAMPLE.COM')).toEqual(checkEmail('ana@example.com'));
  });

  it('distinguishes a long address from a malformed one', () => {
    expect(longest.length).toBe(254);
    expect(checkEmail(`${longest}i`)).toEqual({ valid: false, reason: 'tooLong' });
    expect(checkEmail('ana')).toEqual({ valid: false, reason: 'shape' });
  });
});
