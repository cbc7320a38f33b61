// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectMessagesInParity, findMessageProblems } from './testing';

const counted = {
  en: { days_one: '{{count}} day', days_other: '{{count}} days' },
  sl: { days_one: 'en dan', days_two: 'dva dneva', days_few: '{{count}} dni', days_other: '{{count}} dni' },
};

describe('findMessageProblems', () => {
  it('accepts the same keys, placeholders and all plural forms, loaded or inline', async () => {
    await expectMessagesInParity(counted);
    await expectMessagesInParity({
      en: () => ({ a: { b: '{{x}} and {{ y }}' } }),
      sl: () => Promise.resolve({ a: { b: '{{y}} in {{x}}' } }),
    });
  });

  it.each([
    [{ en: { a: { b: 'x' } }, sl: { a: {} } }, 'sl: "a.b" is missing'],
    [{ en: {}, sl: { a: 'x' } }, 'en: "a" is missing'],
    [{ en: { a: '{{name}}' }, sl: { a: '{{ime}}' } }, '"a" names different values: {name} and {ime}'],
    [{ en: { a: 'x' }, sl: { a: ' ' } }, 'sl: "a" is empty'],
    [{ en: counted.en, sl: { ...counted.sl, days_two: undefined } }, 'sl: "days_two" is missing'],
    [{ en: counted.en, sl: { days: '{{x}}' } }, '"days" is counted in one language only'],
    [{ en: { ...counted.en, days_few: 'x' }, sl: counted.sl }, 'en: "days_few" is a form the language does not have'],
    [{ en: { a: '{{count}} x' }, sl: { a: '{{count}} x' } }, 'sl: "a" counts and has no plural forms'],
    [
      { en: { a: 'At least {{min}} characters' }, sl: { a: 'Vsaj {{min}} znakov' } },
      'sl: "a" has a noun after a number and no plural forms',
    ],
    [
      { en: { ...counted.en, days: 'x' }, sl: { ...counted.sl, days: 'x' } },
      'en: "days" has plural forms and a text without one',
    ],
    [
      { en: counted.en, sl: { ...counted.sl, days_few: '{{count}} {{unit}}' } },
      '"days" names different values: {} and {unit}',
    ],
  ])('finds the problem in %j', async (resources, problem) => {
    const { en, sl } = JSON.parse(JSON.stringify(resources));
    expect(await findMessageProblems({ en, sl })).toContain(problem);
    await expect(expectMessagesInParity({ en, sl })).rejects.toThrow(problem);
  });
});
