import { describe, expect, it } from 'vitest';
import { readPageWords } from './page-words';
import { changesBetween } from './word-changes';

const line = (str: string) => [{ str, hasEOL: true }];
const words = (...lines: string[]) => readPageWords(lines.flatMap(line), 1);
const textOf = (list: readonly { text: string }[]) => list.map(({ text }) => text).join(' ');
const between = (left: string[], right: string[]) =>
  changesBetween(words(...left), words(...right))?.map(({ removed, added, label }) => [
    label,
    textOf(removed),
    textOf(added),
  ]);

describe('changes of words', () => {
  it.each([
    [
      'a replaced value, named by what stands before it',
      ['DDV 22 % 410,52 €'],
      ['DDV 22 % 452,32 €'],
      [['DDV 22 %', '410,52', '452,32']],
    ],
    [
      'an amount in a row, named by the description of the row',
      ['1 Licenca CRM, leto 3 Kos 190,00 € 22 % 570,00 €'],
      ['1 Licenca CRM, leto 3 Kos 190,00 € 22 % 950,00 €'],
      [['Licenca CRM, leto', '570,00', '950,00']],
    ],
    ['an added line', ['Opis'], ['Opis', 'Licenca CRM'], [['', '', 'Licenca CRM']]],
    ['a removed word', ['dva dolga tedna'], ['dva tedna'], [['dva', 'dolga', '']]],
    ['nothing in the same text on other lines', ['dva tedna'], ['dva', 'tedna'], []],
    ['everything', ['ena'], ['dve'], [['', 'ena', 'dve']]],
  ])('are %s', (_, left, right, expected) => {
    expect(between(left, right)).toEqual(expected);
  });

  it('know the pages and runs of their words', () => {
    const left = readPageWords(
      [
        { str: 'Velja do 5.', hasEOL: false },
        { str: '12.2026', hasEOL: true },
      ],
      2,
    );
    const right = readPageWords([{ str: 'Velja do 21.12.2026', hasEOL: true }], 3);
    const [change] = changesBetween(left, right) ?? [];
    expect(change?.pages).toEqual({ left: 2, right: 3 });
    expect(change?.removed.flatMap(({ parts }) => parts)).toEqual([
      { run: 0, start: 9, end: 11 },
      { run: 1, start: 0, end: 7 },
    ]);
  });
});
