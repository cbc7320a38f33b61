import { describe, expect, it } from 'vitest';
import { suggestTenantUrlName } from './suggest-tenant-url-name';
import { checkTenantUrlName, isTenantUrlName } from './tenant-url-name';

describe('tenant URL name', () => {
  it.each(['abc', 'zelena-dolina', 'a1b', '123', 'a'.repeat(32), ' Lipa '])('accepts %j', (value) => {
    expect(checkTenantUrlName(value)).toEqual({ valid: true, normalized: value.trim().toLowerCase() });
  });

  it.each([
    ['ab', 'tooShort'],
    ['a'.repeat(33), 'tooLong'],
    ['žaga', 'characters'],
    ['a.b', 'characters'],
    ['a b', 'characters'],
    ['a_b', 'characters'],
    ['../x', 'characters'],
    ['-abc', 'hyphens'],
    ['abc-', 'hyphens'],
    ['a--b', 'hyphens'],
    ['xn--aga-ipa', 'hyphens'],
    ['www', 'reserved'],
    ['Admin', 'reserved'],
    ['api', 'reserved'],
    ['atrium', 'reserved'],
    ['outbox', 'reserved'],
    ['crm', 'reserved'],
    ['billing', 'reserved'],
  ])('rejects %j: %s', (value, reason) => {
    expect(checkTenantUrlName(value)).toEqual({ valid: false, reason });
  });
});

describe('suggestTenantUrlName', () => {
  it.each([
    ['Žagar & sinovi, d.o.o.', 'zagar-sinovi'],
    ['ČEBELICA Đuro s. p.', 'cebelica-duro'],
    ['Lipa d. o. o.', 'lipa'],
    ['Drevo, d.d.', 'drevo'],
    ['Müller GmbH & Co. KG', 'muller-gmbh-co'],
    ['A. B. C. d.o.o.', 'a-b-c'],
    ['App d.d.', 'app-crm'],
    ['Xy', 'xy-crm'],
    ['www', 'www-crm'],
    ['Zelo dolgo ime podjetja za preskušanje naslovov d. o. o.', 'zelo-dolgo-ime-podjetja-za'],
    ['東京', ''],
    ['', ''],
    ['!!!', ''],
    ['Ćuk j.d.o.o.', 'cuk'],
  ])('suggests for %j the name %j', (companyName, name) => expect(suggestTenantUrlName(companyName)).toBe(name));

  it('skips names that are in use', () => {
    expect(suggestTenantUrlName('Lipa d.o.o.', { taken: ['lipa', 'lipa-2'] })).toBe('lipa-3');
    const long = 'a'.repeat(40);
    expect(suggestTenantUrlName(long, { taken: ['a'.repeat(32)] })).toBe(`${'a'.repeat(30)}-2`);
  });

  it('returns a valid name or an empty text for any input', () => {
    const pieces = ['a', 'Ž', '-', ' ', '.', 'd.o.o.', '東', '0', '&', 'www', 'x'.repeat(31), '\u0301', 's.p.'];
    for (const one of pieces) {
      for (const two of pieces) {
        for (const three of pieces) {
          const name = suggestTenantUrlName(one + two + three);
          expect(name === '' || isTenantUrlName(name), JSON.stringify([one, two, three, name])).toBe(true);
        }
      }
    }
    expect(suggestTenantUrlName(7)).toBe('');
  });
});
