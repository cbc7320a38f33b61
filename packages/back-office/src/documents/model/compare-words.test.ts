import { expect, it } from 'vitest';
import { compareWords } from './compare-words';

const words = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, at) => ({ text: word, page: 1, run: at, start: 0, end: word.length }));

const textOf = (found: readonly { readonly text: string }[]) => found.map(({ text }) => text).join(' ');

it.each([
  ['Velja do 05.12.2026 .', 'Velja do 21.12.2026 .', [['05.12.2026', '21.12.2026', 'Velja do']]],
  ['a b c', 'a b c', []],
  ['', 'a b', [['', 'a b', '']]],
  ['a b', '', [['a b', '', '']]],
  [
    '5 × 190,00 950,00 konec',
    '6 × 190,00 1.140,00 konec',
    [
      ['5', '6', ''],
      ['950,00', '1.140,00', '6 × 190,00'],
    ],
  ],
  [
    'a x b',
    'a b y',
    [
      ['x', '', 'a'],
      ['', 'y', 'a b'],
    ],
  ],
])('compares %j with %j', (before, after, changes) => {
  expect(
    compareWords(words(before), words(after)).map((one) => [textOf(one.before), textOf(one.after), one.context]),
  ).toEqual(changes);
});

it('shows texts that have little in common as one change', () => {
  const other = (letter: string) => words(Array.from({ length: 3000 }, (_, at) => `${letter}${at}`).join(' '));
  expect(compareWords(other('a'), other('b'))).toHaveLength(1);
});
