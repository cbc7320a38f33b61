// @vitest-environment node
import { expect, test } from 'vitest';
import type { Option } from '../option/option';
import { matchingOptions } from './matching-options';

const named = (titles: readonly string[]): Option[] => titles.map((title) => ({ key: title, title }));
const places = named([
  'Slovenia',
  'Croatia',
  'Austria',
  'Australia',
  'Côte d’Ivoire',
  'Guinea-Bissau',
  'Švica',
  'Nauru',
]);
const found = (search: string) => matchingOptions(places, search).map(({ title }) => title);

test('keeps all options in order without a search', () => {
  expect(found('  ')).toEqual(places.map(({ title }) => title));
});

test.each([
  ['SLOV', ['Slovenia']],
  ['svica', ['Švica']],
  ["cote d'iv", ['Côte d’Ivoire']],
  ['xyz', []],
])('finds %j ignoring case and accents', (search, titles) => {
  expect(found(search)).toEqual(titles);
});

test('lists options that start with the search first, then those with a word that does, then the rest', () => {
  expect(matchingOptions(named(['Nauru', 'Big Aurora', 'Austria']), 'au').map(({ title }) => title)).toEqual([
    'Austria',
    'Big Aurora',
    'Nauru',
  ]);
});

test('searches dialling codes and subtitles too', () => {
  const phones: Option[] = [
    { key: 'SI', title: 'Slovenia +386' },
    { key: 'HR', title: 'Croatia +385' },
  ];
  expect(matchingOptions(phones, '+386').map(({ key }) => key)).toEqual(['SI']);
  expect(matchingOptions(phones, '385').map(({ key }) => key)).toEqual(['HR']);
  expect(matchingOptions([{ key: '1', title: 'Office', subtitle: 'PE12' }], 'pe1')).toHaveLength(1);
});
