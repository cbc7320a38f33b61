import { describe, expect, it } from 'vitest';
import { diallingCodeOf, likelyCountries, listCountries } from './countries';
import { countryCodes } from './country-codes';

describe('countries', () => {
  it('lists every country code once, with a name and a calling code', () => {
    const countries = listCountries('en');
    expect(countries.map(({ code }) => code).toSorted()).toEqual([...countryCodes]);
    expect(new Set(countryCodes).size).toBe(250);
    for (const { code, name, diallingCode } of countries) {
      expect(name).not.toBe(code);
      expect(diallingCode).toMatch(/^[1-9]\d{0,2}$/);
    }
  });

  it('lists the requested countries first and sorts the rest in the requested language', () => {
    const codes = listCountries('en', { first: likelyCountries }).map(({ code }) => code);
    expect(codes.slice(0, 8)).toEqual(['SI', 'HR', 'AT', 'IT', 'HU', 'DE', 'AF', 'AX']);
    expect(codes.toSorted()).toEqual(
      listCountries('en')
        .map(({ code }) => code)
        .toSorted(),
    );
  });

  it('names and sorts countries in the requested language', () => {
    const names = listCountries('sl').map(({ name }) => name);
    expect(names).toContain('Slovenija');
    expect(names.indexOf('Češka')).toBeGreaterThan(names.indexOf('Ciper'));
    expect(names.indexOf('Češka')).toBeLessThan(names.indexOf('Danska'));
  });

  it('returns the calling code of a country', () => {
    expect(diallingCodeOf('si')).toBe('386');
    expect(diallingCodeOf('XX')).toBeUndefined();
  });
});
