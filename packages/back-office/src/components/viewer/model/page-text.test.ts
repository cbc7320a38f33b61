import { expect, it } from 'vitest';
import { foldQuery, readPageText } from './page-text';
import { findInPage } from './find-in-page';

const page = readPageText([
  { str: 'Račun za čebelico', hasEOL: true },
  { str: 'Đuro', hasEOL: false },
  { str: ' plača', hasEOL: false },
  { str: '  RAČUN', hasEOL: false },
]);
const places = (query: string) => findInPage(page, foldQuery(query));

it.each([
  ['racun', [[{ run: 0, start: 0, end: 5 }], [{ run: 3, start: 2, end: 7 }]]],
  [
    'Čebelico  đuro',
    [
      [
        { run: 0, start: 9, end: 17 },
        { run: 1, start: 0, end: 4 },
      ],
    ],
  ],
  [
    'duro placa',
    [
      [
        { run: 1, start: 0, end: 4 },
        { run: 2, start: 0, end: 6 },
      ],
    ],
  ],
  ['cun za', [[{ run: 0, start: 2, end: 8 }]]],
  ['offer', []],
  ['  ', []],
])('finds "%s" without accents, across lines and runs', (query, expected) => {
  expect(places(query)).toEqual(expected);
});
