import { describe, expect, it } from 'vitest';
import { checkVatNumber } from '../vat-number';

/** Unusual formats of each country, and cases that popular libraries decide differently. */
const cases: Record<string, { readonly valid: readonly string[]; readonly wrongDigits: readonly string[] }> = {
  'Belgian numbers beginning with 1, the old form without its 0, but none beginning with 2': {
    valid: ['BE1041811078', 'BE599712198'],
    wrongDigits: ['BE1041811079', 'BE0000000000'],
  },
  'Bulgarian people of three centuries, foreigners and others': {
    valid: ['BG5304213811', 'BG7921288822', 'BG5741014044', 'BG5666193758', 'BG2857463822'],
    wrongDigits: ['BG5304213812', 'BG2857463823'],
  },
  'Czech birth numbers of 9 and 10 digits, of women and with a full series, and the special numbers beginning with 6': {
    valid: ['CZ454212112', 'CZ853128567', 'CZ5391120625', 'CZ0456258418', 'CZ619903234'],
    wrongDigits: ['CZ454231112', 'CZ541212112', 'CZ5391120626', 'CZ619903235', 'CZ99319042'],
  },
  'Cypriot numbers, but none beginning with 12': {
    valid: ['CY10259033P'],
    wrongDigits: ['CY12000139V', 'CY10259033Q'],
  },
  'German, Danish, Maltese, Portuguese, Romanian and Slovenian numbers do not begin with 0': {
    valid: ['RO51', 'RO1804803425'],
    wrongDigits: ['DE000000013', 'DK00000000', 'MT00000000', 'PT000000000', 'RO051', 'SI00000000'],
  },
  'Estonian numbers of every beginning': { valid: ['EE473277758'], wrongDigits: ['EE473277759'] },
  'Spanish people, foreigners, children, and companies with a digit or a letter': {
    valid: ['ES50326015Z', 'ESX8319477D', 'ESK1917001C', 'ESA17976762', 'ESP4362240F'],
    wrongDigits: [
      'ES50326015T',
      'ESX8319477R',
      'ESK1917001T',
      'ESA17976763',
      'ESP4362240G',
      'ESI17976762',
      'ESP4362240P',
    ],
  },
  'French keys with letters, but not I and O, and Monaco without Luhn': {
    valid: ['FRL4046234894', 'FR0W374953289', 'FRYH189409154', 'FR79000695868'],
    wrongDigits: ['FRL5046234894', 'FR0X374953289', 'FRYJ189409154', 'FR78000695868', 'FRIO334175221', 'FR41303265045'],
  },
  'British branches, both later series from 100 on, departments and health authorities': {
    valid: ['GB581875890258', 'GB914109311', 'GB919680531', 'GBGD499', 'GBHA500', 'GBGD888814043', 'XI980780684'],
    wrongDigits: ['GBGD500', 'GBHA499', 'GBGD888814044', 'GBXX123', 'GB000000000', 'GB001513990', 'XI980780685'],
  },
  'Irish numbers of 2013, of married women and of the old form': {
    valid: ['IE0442141TA', 'IE9587781NW', 'IE9U10815O', 'IE5+79168E', 'IE5*79168E'],
    wrongDigits: ['IE0442141UA', 'IE9587781NV', 'IE9U10815P', 'IE0442141TZ', 'IE6433435X'],
  },
  'Italian provinces of issue': {
    valid: ['IT61112771201', 'IT27153319994'],
    wrongDigits: ['IT00000000018', 'IT12345671015', 'IT61112771202'],
  },
  'Lithuanian numbers of both lengths with their 1': {
    valid: ['LT842044785914', 'LT119511515'],
    wrongDigits: ['LT842044785924', 'LT119511525'],
  },
  'Latvian people with and without their birth date': {
    valid: ['LV14078556461', 'LV32154652957'],
    wrongDigits: ['LV32154652958', 'LV31028556467', 'LV14078556462'],
  },
  'Dutch numbers by the eleven-proof or mod 97, but none with 00': {
    valid: ['NL004495445B01', 'NL734091837B23', 'NL333911812B41'],
    wrongDigits: ['NL004495445B00', 'NL000000000B01', 'NL333911812B42'],
  },
  'Polish numbers whose check would be 10 do not exist': { valid: ['PL8567346215'], wrongDigits: ['PL1234567890'] },
  'Swedish numbers end with 01': { valid: ['SE414907250801'], wrongDigits: ['SE414907250802'] },
  'Slovak numbers by their third digit, or birth numbers': {
    valid: ['SK2022749619', 'SK5381146420', 'SK0511232106'],
    wrongDigits: ['SK2002749610', 'SK0022749610', 'SK2122749610'],
  },
  'Slovenian check digit 10 is 0, and 11 is none': {
    valid: ['SI50223054', 'SI10019880'],
    wrongDigits: ['SI10000000', 'SI24564444'],
  },
};

describe.each(Object.entries(cases))('%s', (_name, { valid, wrongDigits }) => {
  it.each(valid)('accepts %s', (value) => {
    expect(checkVatNumber(value)).toMatchObject({ valid: true });
  });

  it.each(wrongDigits)('reports wrong check digits of %s', (value) => {
    expect(checkVatNumber(value)).toEqual({ valid: false, reason: 'check_digits' });
    expect(checkVatNumber(value, { level: 'shape' })).toMatchObject({ valid: true });
  });
});

describe('shape', () => {
  it.each(['BE2041811078', 'NL004495445C01', 'GBGD8887140435', 'IE5?79168E', 'EU37200006', 'AT13585627'])(
    'rejects the shape of %s',
    (value) =>
      expect(checkVatNumber(value)).toMatchObject({
        valid: false,
        reason: /^(EU|AT)/.test(value) ? 'length' : 'characters',
      }),
  );
});
