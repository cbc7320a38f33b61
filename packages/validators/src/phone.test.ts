import { describe, expect, it } from 'vitest';
import { checkPhone, isPhone } from './phone';

describe('phone', () => {
  it.each([
    ['031 234 567', 'SI', '+38631234567'],
    ['+386 31 234 567', 'si', '+38631234567'],
    ['(01) 234-56-78', 'SI', '+38612345678'],
    ['0038631234567', 'SI', '+38631234567'],
    ['030 123456', 'DE', '+4930123456'],
    ['+1 212 555 0123', undefined, '+12125550123'],
    ['+1 416 555 0123', 'US', '+14165550123'],
  ])('accepts %j in %s', (value, country, normalized) => {
    expect(checkPhone(value, { country })).toMatchObject({ valid: true, normalized });
  });

  it.each([
    ['12345', 'SI', 'shape'],
    ['031 234 567 890 123', 'SI', 'shape'],
    ['abc', 'SI', 'shape'],
    ['call 031 234 567', 'SI', 'shape'],
    ['031 234 567 ext. 5', 'SI', 'shape'],
    ['031234567', undefined, 'shape'],
    ['+385 91 234 5678', 'SI', 'country'],
    ['031234567', 'XX', 'country'],
  ])('rejects %j in %s: %s', (value, country, reason) => {
    expect(checkPhone(value, { country })).toEqual({ valid: false, reason });
    expect(isPhone(value, { country })).toBe(false);
  });
});
