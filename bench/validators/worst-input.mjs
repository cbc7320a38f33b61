import * as rules from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';
import { scorePassword } from '@atrium/validators/password-strength';

const length = 100_000;

/** Repeated, these make a careless expression backtrack, or a loop run to the end. */
const seeds = ['a', '1', '.', '-', '@', ' ', 'č', 'a.', 'a@', '😀', '\u0301', '::', 'SI1', '1,', 'a1!', 'BE0'];
const values = seeds.map((seed) => `${seed.repeat(length / seed.length)}!`);
const words = ['ana@example.com', 'Ana Novak'];

const checks = {
  VatNumber: (value) => rules.checkVatNumber(value, { country: 'FR' }).valid,
  Iban: (value) => rules.checkIban(value, { level: 'shape' }).valid,
  TaxNumber: (value) => rules.checkTaxNumber(value).valid,
  Password: (value) => rules.checkPassword(value, { words, isCommon: isCommonPassword }).valid,
  Email: (value) => rules.checkEmail(value).valid,
  FullName: (value) => rules.checkFullName(value).valid,
  AlphanumericDashSpace: (value) => rules.checkAlphanumericDashSpace(value, { country: 'SI' }).valid,
  BusinessPremiseId: (value) => rules.checkBusinessPremiseId(value).valid,
  UniqueInList: (value) => rules.checkUniqueInList(value, { others: [value, `${value}.`] }).valid,
  PostCode: (value) => rules.checkPostCode(value).valid,
  CountryCode: (value) => rules.checkCountryCode(value).valid,
  TenantUrlName: (value) => rules.checkTenantUrlName(value).valid,
  HostName: (value) => rules.checkHostName(value).valid,
  Port: (value) => rules.checkPort(value).valid,
  CourierMaxWeight: (value) => rules.checkCourierMaxWeight(value).valid,
  'password strength': (value) => scorePassword(value, true) > 4,
};

/** The goal is at most 1 ms for each value, which is a thousand per second. */
export const worstInputComparisons = [
  {
    title: 'Worst input, 100,000 characters (1 thousand/s is 1 ms)',
    unit: 'thousand/s',
    per: 1000,
    operations: values.length,
    isAbsolute: true,
    contenders: Object.entries(checks).map(([name, accepts]) => ({
      name,
      batch: () => values.filter((value) => accepts(value)).length,
    })),
    agree: () =>
      Object.entries(checks).flatMap(([name, accepts]) =>
        values
          .filter((value) => accepts(value))
          .map((value) => `${name} accepts 100,000 of ${JSON.stringify(value.slice(0, 4))}`),
      ),
  },
];
