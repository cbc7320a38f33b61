import { expect, test } from 'vitest';
import { foldText, wordsOf } from './folded-text';
import { matchGroups } from './match-items';
import type { PaletteGroup } from './palette-item';

test.each([
  ['Žnidaršič', 'znidarsic'],
  ['ĐURO ĆOSIĆ', 'duro cosic'],
  ['Weißgärber', 'weissgarber'],
  ['Z\u030Cni', 'zni'],
])('%s is found by %s', (original, folded) => {
  expect(foldText(original).text).toBe(folded);
});

test('folded letters keep their original position, even if their number changes', () => {
  const { text, places } = foldText('Weiß Z\u030Cni');
  expect(places).toHaveLength(text.length + 1);
  expect('Weiß Z\u030Cni'.slice(places[text.indexOf('z')], places[text.indexOf('n')])).toBe('Z\u030C');
  expect('Weiß Z\u030Cni'.slice(places[text.indexOf('ss')], places[text.indexOf('ss') + 2])).toBe('ß');
});

test('splits words at spaces and counts each once', () => {
  expect(wordsOf('  Kočevje  les kočevje ')).toEqual(['kocevje', 'les']);
});

const labelled = (label: string, detail?: string) => ({ id: label, label, detail });
const found = (groups: PaletteGroup[], query: string) =>
  matchGroups(groups, wordsOf(query)).map(({ items }) => items.map(({ label }) => label));

test('sorts matches: word starts, inside the name, elsewhere', () => {
  const items = [
    labelled('Podjetje', 'les.example'),
    labelled('Podlesek'),
    labelled('Kočevje, les'),
    labelled('Lesna'),
  ];
  expect(found([{ id: 'a', label: 'A', items }], 'les')).toEqual([['Kočevje, les', 'Lesna', 'Podlesek', 'Podjetje']]);
});

test('removes a group without matches unless it is loading', () => {
  const groups: PaletteGroup[] = [
    { id: 'a', label: 'A', items: [labelled('Lesna')] },
    { id: 'b', label: 'B', items: [], loading: true },
  ];
  expect(found(groups, 'žni')).toEqual([[]]);
});

test('keeps the order of server results and shows everything without a query', () => {
  const items = [labelled('Podlesek'), labelled('Lesna')];
  expect(found([{ id: 'a', label: 'A', items, found: true }], 'les')).toEqual([['Podlesek', 'Lesna']]);
  expect(found([{ id: 'a', label: 'A', items }], '')).toEqual([['Podlesek', 'Lesna']]);
});
