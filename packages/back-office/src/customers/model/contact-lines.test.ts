import { describe, expect, it } from 'vitest';
import { contactsOfText, isContact } from './contact-lines';

describe('contactsOfText', () => {
  it.each([
    ['ana@zabar.si', [['email', 'ana@zabar.si']]],
    [
      ' ana@zabar.si \r\n040 512 883\n\n',
      [
        ['email', 'ana@zabar.si'],
        ['phone', '040 512 883'],
      ],
    ],
    [
      'ana@zabar.si;bor@zabar.si\t+385 91 234 5678',
      [
        ['email', 'ana@zabar.si'],
        ['email', 'bor@zabar.si'],
        ['phone', '+385 91 234 5678'],
      ],
    ],
    [' \n', []],
  ])('reads %j', (text, expected) => {
    expect(contactsOfText(text).map(({ type, value }) => [type, value])).toEqual(expected);
  });
});

describe('isContact', () => {
  it.each([
    ['email', 'racunovodstvo@zabar', null, false],
    ['email', 'racunovodstvo@zabar.si', null, true],
    ['phone', '040 512 883', null, true],
    ['phone', '0512 883', 'SI', false],
    ['phone', '+386 40 512 883', 'DE', true],
    ['phone', '12', null, false],
  ] as const)('judges the %s %s of a customer in %s', (type, value, country, expected) => {
    expect(isContact({ type, value }, country)).toBe(expected);
  });
});
