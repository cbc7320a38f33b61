import { describe, expect, it } from 'vitest';
import { pasteItems, readCells } from './paste-items';
import { itemFields, newItem, parseItem } from './typed-item';

const option = (key: string, title: string, value: number | null = null) => ({ key, title, names: [title], value });
const options = {
  unit: [option('piece', 'Kos'), option('hour', 'Ura')],
  vat_rate: [option('standard', 'Splošna', 2200), option('reduced', 'Nižja', 950)],
};
const target = { table: 'items', row: 0, field: 'description', order: itemFields } as const;
const paste = (text: string, from: Partial<typeof target> = {}, maximum = 2000) =>
  pasteItems([], text, { ...target, ...from }, options, maximum);

it.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n\r\n', [['a'], ['b']]],
  ['"one\nline, ""two"""\t3', [['one\nline, "two"', '3']]],
])('reads the cells of %j', (text, cells) => {
  expect(readCells(text)).toEqual(cells);
});

describe('pasted rows', () => {
  it.each([
    ['Opis\tKoličina\tEnota\tCena na enoto\tDDV\nLicenca\t6\tkos\t190,00 €\t22 %', true],
    ['Price\tQty\tItem\tUnit\n190\t6\tLicenca\tKOS', true],
    ['Licenca\t6\tKos\t190,00', false],
  ])('fill the columns of %j', (text, byHeaders) => {
    const made = paste(text);
    expect(made.byHeaders).toBe(byHeaders);
    expect(made.items.map((item) => parseItem(item, options))).toMatchObject([
      { item: { description: 'Licenca', quantity: 6000, unit: 'piece', price: 19_000, vat_rate: 'standard' } },
    ]);
  });

  it('keep what no option has, with the one that was probably meant', () => {
    const [item = newItem('items', options)] = paste('Licenca\t6\turra\t190').items;
    expect(parseItem(item, options)).toMatchObject({
      problems: [{ field: 'unit', reason: 'option', suggestion: { key: 'hour' } }],
    });
  });

  it('are left out beyond the most that a document has', () => {
    expect(paste('a\nb\nc', {}, 2)).toMatchObject({ leftOut: 1, items: [{ description: 'a' }, { description: 'b' }] });
  });
});

it.each([
  [{ quantity: '1.000' }, [{ field: 'quantity', reason: 'ambiguous' }]],
  [{ quantity: '-12.500' }, [{ field: 'quantity', reason: 'ambiguous' }]],
  [{ quantity: '0.500' }, { quantity: 500 }],
  [{ quantity: '1.000,5' }, { quantity: 1_000_500 }],
  [{ quantity: '1000' }, { quantity: 1_000_000 }],
  [{ price: '1.000' }, { price: 100_000 }],
  [{ quantity: '100000000', price: '1000000000' }, [{ field: 'price', reason: 'range' }]],
  [{ description: 'a'.repeat(2001) }, [{ field: 'description', reason: 'long' }]],
])('%j is read as %j', (typed, expected) => {
  const item = { ...newItem('items', options), description: 'Licenca', price: '1', ...typed };
  const read = parseItem(item, options);
  expect('item' in read ? read.item : read.problems).toMatchObject(expected);
});
